import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Allergen, MealTime } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Chooser } from '../../rules.ts'

const chosenMeals = (db: Database) =>
  db
    .selectFrom('subscription_meals as m')
    .innerJoin('menu_items as i', 'i.id', 'm.menu_item_id')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select([
      'm.id',
      'm.subscription_id as subscriptionId',
      'm.day',
      'm.meal_time as mealTime',
      'm.menu_item_id as menuItemId',
      'm.quantity',
      'm.special_instructions as specialInstructions',
      'm.chosen_by as chosenBy',
      'm.price_fils as priceFils',
      'm.paid_at_any_time as paidAtAnyTime',
      'i.restaurant_id as restaurantId',
      'f.slug',
      'f.name_en as nameEn',
      'f.name_ar as nameAr',
      'f.kcal',
      'f.protein_g as proteinG',
      'f.carbs_g as carbsG',
      'f.fat_g as fatG',
      'f.allergens',
    ])
    .orderBy('m.day')
    .orderBy('m.id')

type RawMeal = Awaited<ReturnType<ReturnType<typeof chosenMeals>['execute']>>[number]

export type MealRow = Omit<RawMeal, 'mealTime' | 'chosenBy' | 'allergens'> & {
  mealTime: MealTime
  chosenBy: Chooser
  allergens: Allergen[]
}

const toMeal = (row: RawMeal): MealRow => ({
  ...row,
  mealTime: row.mealTime as MealTime,
  chosenBy: row.chosenBy as Chooser,
  allergens: row.allergens as Allergen[],
})

const mealsBetween = prepared<{ subscriptionId: number; from: Day; to: Day }>()((db, param) =>
  chosenMeals(db)
    .where('m.subscription_id', '=', param('subscriptionId'))
    .where('m.day', '>=', param('from'))
    .where('m.day', '<=', param('to')),
)

/** By day, and within it in the order in which they were chosen. */
export const listMeals = async (
  db: Database,
  subscriptionId: number,
  from: Day,
  to: Day,
): Promise<MealRow[]> => (await mealsBetween(db, { subscriptionId, from, to })).map(toMeal)

/** What is chosen for some delivery days, of another kitchen than theirs too. */
export const listMealsOfDays = async (
  db: Database,
  dayIds: readonly number[],
): Promise<MealRow[]> => {
  const rows = await chosenMeals(db)
    .innerJoin('delivery_days as d', (join) =>
      join.onRef('d.subscription_id', '=', 'm.subscription_id').onRef('d.day', '=', 'm.day'),
    )
    .where('d.id', '=', sql<number>`any(${dayIds}::integer[])`)
    .execute()
  return rows.map(toMeal)
}

/** Which day of which own subscription a chosen meal is on. */
export const findOwnMeal = (db: Database, customerId: string, id: number) =>
  db
    .selectFrom('subscription_meals as m')
    .innerJoin('subscriptions as s', 's.id', 'm.subscription_id')
    .select(['m.subscription_id as subscriptionId', 'm.day'])
    .where('m.id', '=', id)
    .where('s.customer_id', '=', customerId)
    .executeTakeFirst()

const latestChoice = prepared<{ subscriptionId: number; before: Day }>()((db, param) =>
  db
    .selectFrom('subscription_meals as m')
    .select('m.day')
    .where('m.subscription_id', '=', param('subscriptionId'))
    .where('m.day', '<', param('before'))
    .where('m.chosen_by', '!=', 'kitchen')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('delivery_days as d')
          .select('d.id')
          .whereRef('d.subscription_id', '=', 'm.subscription_id')
          .whereRef('d.day', '=', 'm.day')
          .where('d.status', '!=', 'skipped'),
      ),
    )
    .orderBy('m.day', 'desc')
    .limit(1),
)

/** The last day before another on which the customer's own choice came. */
export const findLatestChoice = async (
  db: Database,
  subscriptionId: number,
  before: Day,
): Promise<Day | undefined> => (await latestChoice(db, { subscriptionId, before }))[0]?.day

/** Coming meals of a customer whose dish holds one of some allergens. */
export const listMealsWith = async (
  db: Database,
  customerId: string,
  {
    allergens,
    blockedDishes,
  }: { allergens: readonly Allergen[]; blockedDishes: readonly string[] },
  from: Day,
): Promise<MealRow[]> => {
  const rows = await chosenMeals(db)
    .where('m.subscription_id', 'in', (eb) =>
      eb.selectFrom('subscriptions').select('id').where('customer_id', '=', customerId),
    )
    .where('m.day', '>=', from)
    .where(
      sql<boolean>`(f.allergens && ${allergens}::text[] or f.slug = any(${blockedDishes}::text[]))`,
    )
    .execute()
  return rows.map(toMeal)
}
