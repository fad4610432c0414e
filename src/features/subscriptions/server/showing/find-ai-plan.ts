import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface AiPlan {
  subscriptionId: number
  name: Bilingual
  tier: string
  /** Slugs of its monthly add-ons. */
  addOns: string[]
  mealTimes: MealTime[]
  suggestionsPerDay: number
  /** Null sets no limit. */
  replacementsPerDay: number | null
  portions: number
  cuisines: string[]
  diets: string[]
}

const aiPlans = prepared<{ customerId: string; today: Day }>()((db, param) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .select([
      'subscriptions.id as subscriptionId',
      'plans.name_en as nameEn',
      'plans.name_ar as nameAr',
      'plans.tier',
      'subscriptions.add_ons as addOns',
      'plans.meal_times as mealTimes',
      'plans.suggestions_per_day as suggestionsPerDay',
      'plans.replacements_per_day as replacementsPerDay',
      'plans.portions',
      'subscriptions.cuisines',
      'subscriptions.diets',
    ])
    .where('subscriptions.customer_id', '=', param('customerId'))
    .where('plans.kind', '=', 'ai')
    .where('subscriptions.status', 'in', ['scheduled', 'active', 'ending'])
    .where('subscriptions.start_date', '<=', param('today'))
    .orderBy('plans.suggestions_per_day', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .limit(1),
)

/** The running AI plan with the most suggestions; who has none gets none. */
export async function findAiPlan(
  db: Database,
  customerId: string,
  today: Day,
): Promise<AiPlan | undefined> {
  const [row] = await aiPlans(db, { customerId, today })
  if (!row) return undefined
  const { nameEn, nameAr, mealTimes, ...rest } = row
  return { ...rest, name: { en: nameEn, ar: nameAr }, mealTimes: mealTimes as MealTime[] }
}
