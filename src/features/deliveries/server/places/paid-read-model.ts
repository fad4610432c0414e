import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { countExtras, paidOf, type PaidDay, type PickedLine } from '#features/meals/rules.ts'

/** A delivery day that comes: a subscription has one a day at most. */
export interface ComingDay {
  subscriptionId: number
  day: Day
}

export interface ExtrasOfDay extends ComingDay {
  id: number
  restaurantId: number
  /** Reserved for portions past the paid ones. */
  reserved: number
  /** Portions past the paid ones that are chosen. */
  chosen: number
}

type StoredDay = Omit<ExtrasOfDay, 'chosen'> & {
  meals: number
  mealsBack: number
  mealTimes: MealTime[]
  lines: PickedLine[]
}

/** Days that hold places for extras, or should. */
export async function listExtras(
  tx: Transaction,
  days: readonly ComingDay[],
): Promise<ExtrasOfDay[]> {
  if (days.length === 0) return []
  const { rows } = await sql<StoredDay>`
    select d.id, d.subscription_id as "subscriptionId", d.day, d.restaurant_id as "restaurantId",
           d.extra_places as reserved, d.meals, d.meals_back as "mealsBack",
           p.meal_times as "mealTimes", coalesce(m.lines, '[]') as lines
      from (
        select distinct * from unnest(
          ${days.map(({ subscriptionId }) => subscriptionId)}::integer[],
          ${days.map(({ day }) => day)}::date[]
        ) as one (subscription_id, day)
      ) wanted
      join delivery_days d
        on d.subscription_id = wanted.subscription_id and d.day = wanted.day
       and d.status <> 'skipped'
      join subscription_cycles c on c.id = d.cycle_id
      join plans p on p.id = c.plan_id
      left join lateral (
        select json_agg(json_build_object(
                 'mealTime', m.meal_time, 'quantity', m.quantity,
                 'paidAtAnyTime', m.paid_at_any_time) order by m.id) as lines
          from subscription_meals m
          join menu_items i on i.id = m.menu_item_id and i.restaurant_id = d.restaurant_id
         where m.subscription_id = d.subscription_id and m.day = d.day
      ) m on true
     order by d.restaurant_id, d.day`.execute(tx)
  return rows
    .map(({ lines, meals, mealsBack, mealTimes, ...day }) => ({
      ...day,
      chosen: countExtras(lines, paidOf({ meals, mealsBack, mealTimes })),
    }))
    .filter(({ reserved, chosen }) => reserved > 0 || chosen > 0)
}

/** What some delivery days are paid for. */
export async function listPaidDays(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, PaidDay>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .innerJoin('plans as p', 'p.id', 'c.plan_id')
    .select(['d.id', 'd.meals', 'd.meals_back as mealsBack', 'p.meal_times as mealTimes'])
    .where('d.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  return new Map(
    rows.map(({ id, ...row }) => [id, paidOf({ ...row, mealTimes: row.mealTimes as MealTime[] })]),
  )
}
