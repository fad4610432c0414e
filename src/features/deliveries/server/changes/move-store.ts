import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'

export async function updateMovedDays(
  tx: Transaction,
  rows: readonly { id: number; day: Day; locksAt: Date; addressId: number }[],
  now: Date,
): Promise<void> {
  await sql`
    update delivery_days d
       set day = w.day, locks_at = w.locks_at, address_id = w.address_id, changed_at = ${now}
      from unnest(
        ${rows.map(({ id }) => id)}::integer[],
        ${rows.map(({ day }) => day)}::date[],
        ${rows.map(({ locksAt }) => locksAt)}::timestamptz[],
        ${rows.map(({ addressId }) => addressId)}::integer[]
      ) as w (id, day, locks_at, address_id)
     where d.id = w.id`.execute(tx)
}

/** The chosen meals of days, in the one order in which dishes are locked. */
export async function listMealsOn(db: Database, subscriptionId: number, days: readonly Day[]) {
  const rows = await db
    .selectFrom('subscription_meals as m')
    .innerJoin('menu_items as i', 'i.id', 'm.menu_item_id')
    .select([
      'm.id',
      'm.day as from',
      'm.menu_item_id as menuItemId',
      'm.meal_time as mealTime',
      'm.quantity',
      'm.paid_at_any_time as paidAtAnyTime',
      'i.restaurant_id as restaurantId',
      'i.daily_limit as dailyLimit',
      'i.is_available as isAvailable',
      'i.sold_out_until as soldOutUntil',
    ])
    .where('m.subscription_id', '=', subscriptionId)
    .where('m.day', '=', sql<Day>`any(${days}::date[])`)
    .orderBy('m.menu_item_id')
    .orderBy('m.day')
    .execute()
  return rows.map((row) => ({ ...row, mealTime: row.mealTime as MealTime }))
}

export async function setDaysOfMeals(
  tx: Transaction,
  meals: readonly { id: number; to: Day }[],
): Promise<void> {
  await sql`
    update subscription_meals m set day = w.day
      from unnest(
        ${meals.map(({ id }) => id)}::integer[], ${meals.map(({ to }) => to)}::date[]
      ) as w (id, day)
     where m.id = w.id`.execute(tx)
}

export async function deleteMealsOn(
  tx: Transaction,
  subscriptionId: number,
  days: readonly Day[],
): Promise<void> {
  await tx
    .deleteFrom('subscription_meals')
    .where('subscription_id', '=', subscriptionId)
    .where('day', '=', sql<Day>`any(${days}::date[])`)
    .execute()
}

/** Meals that were chosen for days which do not come any more. */
export async function forgetMealsWithoutDay(
  tx: Transaction,
  subscriptionId: number,
): Promise<void> {
  await sql`
    delete from subscription_meals m
     where m.subscription_id = ${subscriptionId} and not exists (
       select from delivery_days d
        where d.subscription_id = m.subscription_id and d.day = m.day)`.execute(tx)
}
