import { sql } from 'kysely'
import type { Allergen, Diet, MealTime } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { DayStatus } from '#features/deliveries/rules.ts'
import type { Fallback, PickedLine } from '#features/meals/rules.ts'
import type { KitchenDay } from '#features/restaurants/server/public.ts'

const places = prepared<KitchenDay>()((db, param) =>
  db
    .selectFrom('restaurants as r')
    .leftJoin('kitchen_days as k', (join) =>
      join.onRef('k.restaurant_id', '=', 'r.id').on('k.day', '=', param('day')),
    )
    .select((eb) => [
      eb.fn.coalesce('k.booked', eb.lit(0)).as('booked'),
      eb.fn.coalesce('k.capacity', 'r.capacity_per_day').as('capacity'),
      eb.fn.coalesce('k.is_closed', eb.lit(false)).as('isClosed'),
      'k.frozen_at as frozenAt',
    ])
    .where('r.id', '=', param('restaurantId')),
)

export async function findPlaces(db: Database, wanted: KitchenDay) {
  const [row] = await places(db, wanted)
  if (!row) throw new Error(`There is no kitchen ${wanted.restaurantId}`)
  return row
}

const deliveries = prepared<KitchenDay>()((db, param) =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .innerJoin('plans as p', 'p.id', 'c.plan_id')
    .select([
      'd.id',
      'd.status as dayStatus',
      'd.meals',
      'd.meals_back as mealsBack',
      'p.meal_times as mealTimes',
      's.id as subscriptionId',
      's.customer_id as customerId',
      's.status',
      's.fallback',
      's.diets',
      's.payment_method as paymentMethod',
    ])
    .where('d.restaurant_id', '=', param('restaurantId'))
    .where('d.day', '=', param('day'))
    .where('d.status', '<>', 'skipped')
    .orderBy('d.id'),
)

const toDelivery = (row: Awaited<ReturnType<typeof deliveries>>[number]) => ({
  ...row,
  dayStatus: row.dayStatus as DayStatus,
  fallback: row.fallback as Fallback,
  diets: row.diets as Diet[],
  mealTimes: row.mealTimes as MealTime[],
})

export type DryDelivery = ReturnType<typeof toDelivery>

export const listDryDeliveries = async (db: Database, wanted: KitchenDay): Promise<DryDelivery[]> =>
  (await deliveries(db, wanted)).map(toDelivery)

const chosenLines = prepared<KitchenDay>()((db, param) =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_meals as m', (join) =>
      join.onRef('m.subscription_id', '=', 'd.subscription_id').onRef('m.day', '=', 'd.day'),
    )
    .innerJoin('menu_items as i', (join) =>
      join.onRef('i.id', '=', 'm.menu_item_id').onRef('i.restaurant_id', '=', 'd.restaurant_id'),
    )
    .select([
      'd.id as deliveryDayId',
      'm.menu_item_id as menuItemId',
      'm.meal_time as mealTime',
      'm.quantity',
      'm.paid_at_any_time as paidAtAnyTime',
    ])
    .where('d.restaurant_id', '=', param('restaurantId'))
    .where('d.day', '=', param('day'))
    .where('d.status', '<>', 'skipped'),
)

export interface DryLine {
  menuItemId: number
  quantity: number
}

export type ChosenDryLine = DryLine & PickedLine & { deliveryDayId: number }

export const listChosenLines = async (db: Database, wanted: KitchenDay): Promise<ChosenDryLine[]> =>
  (await chosenLines(db, wanted)).map((row) => ({ ...row, mealTime: row.mealTime as MealTime }))

const menu = prepared<{ restaurantId: number }>()((db, param) =>
  db
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select((eb) => [
      'i.id as menuItemId',
      'i.daily_limit as limit',
      'f.slug',
      'f.name_en as nameEn',
      'f.name_ar as nameAr',
      sql<string[]>`array(${eb
        .selectFrom('dish_lines as l')
        .select('l.ingredient_id')
        .whereRef('l.dish_id', '=', 'f.id')})`.as('ingredientIds'),
    ])
    .where('i.restaurant_id', '=', param('restaurantId')),
)

export type DryDish = Awaited<ReturnType<typeof menu>>[number]

/** Everything that was ever on the menu: a chosen dish may have left it since. */
export const listDryDishes = (db: Database, restaurantId: number): Promise<DryDish[]> =>
  menu(db, { restaurantId })

export interface DryTable {
  allergens: Allergen[]
  dislikes: string[]
}

/** What each of some customers' households must not eat, and does not like. */
export async function listDryTables(
  db: Database,
  customerIds: readonly string[],
): Promise<Map<string, DryTable>> {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('household_members')
    .select(['customer_id as customerId', 'allergens', 'dislikes'])
    .where('customer_id', 'in', customerIds)
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ customerId }) => customerId)].map(([id, members]) => [
      id,
      {
        allergens: members.flatMap(({ allergens }) => allergens as Allergen[]),
        dislikes: members.flatMap(({ dislikes }) => dislikes),
      },
    ]),
  )
}

export const listIngredientNames = (db: Database, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('ingredients')
        .select(['id', 'name_en as nameEn', 'name_ar as nameAr'])
        .where('id', 'in', ids)
        .execute()
