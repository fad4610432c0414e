import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface AiPlan {
  subscriptionId: number
  name: Bilingual
  tier: string
  /** Slugs of the add-ons that can be used today. */
  addOns: string[]
  mealTimes: MealTime[]
  suggestionsPerDay: number
  /** Null sets no limit. */
  replacementsPerDay: number | null
  portions: number
  cuisines: string[]
  diets: string[]
}

/** Those on the bill of the cycle that runs, and those bought for its rest. */
const addOnsInUse = (today: Day) => sql<string[]>`array(
  select substr(line ->> 'code', length('add-on:') + 1)
  from jsonb_array_elements((
    select c.lines from subscription_cycles c
    where c.subscription_id = subscriptions.id and c.starts_on <= ${today}::date
    order by c.number desc limit 1
  )) line
  where line ->> 'code' like 'add-on:%'
  union
  select bought.add_on
  from add_on_purchases bought
  join subscription_cycles c on c.id = bought.cycle_id
  where bought.subscription_id = subscriptions.id and bought.state = 'paid'
    and ${today}::date between c.starts_on and c.ends_on
)`

const aiPlans = prepared<{ customerId: string; today: Day }>()((db, param) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .select([
      'subscriptions.id as subscriptionId',
      'plans.name_en as nameEn',
      'plans.name_ar as nameAr',
      'plans.tier',
      'plans.meal_times as mealTimes',
      'plans.suggestions_per_day as suggestionsPerDay',
      'plans.replacements_per_day as replacementsPerDay',
      'plans.portions',
      'subscriptions.cuisines',
      'subscriptions.diets',
    ])
    .select(addOnsInUse(param('today')).as('addOns'))
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
