import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { coverMeals, paidOf, type PickedLine } from '../../rules.ts'
import type { HoursBefore } from './moments.ts'

export interface UnchosenDay {
  id: number
  subscriptionId: number
  day: Day
  locksAt: Date
  reminded: HoursBefore | null
}

/**
 * Days to come whose paid meals are not all chosen at their kitchen, of people who want to hear of
 * them. Days of a plan that waits for its money come to nothing and are left out.
 */
const unchosen = (db: Database) =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .innerJoin('plans as p', 'p.id', 'c.plan_id')
    .innerJoin('users as u', 'u.id', 'd.customer_id')
    .leftJoin('user_settings as t', 't.user_id', 'd.customer_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('choice_reminders as r')
          .select((one) => one.fn.min('r.hours_before').as('hours'))
          .whereRef('r.delivery_day_id', '=', 'd.id')
          .whereRef('r.day', '=', 'd.day')
          .as('reminded'),
      (join) => join.onTrue(),
    )
    .select(['d.customer_id as customerId', 'd.meals', 'd.meals_back as mealsBack'])
    .select(['p.meal_times as mealTimes', linesOfDay.as('lines')])
    .where('d.status', '=', 'planned')
    .where('s.status', 'not in', ['pending_payment', 'ended'])
    .where('c.payment', 'in', ['ready', 'paid', 'refunded'])
    .where('u.erased_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .where(sql<boolean>`coalesce(t.notify_choosing and t.notify_whatsapp, true)`)
    .where(mayLackMeal)

const linesOfDay = sql<PickedLine[]>`(
  select coalesce(json_agg(json_build_object(
           'mealTime', m.meal_time, 'quantity', m.quantity,
           'paidAtAnyTime', m.paid_at_any_time) order by m.id), '[]')
    from subscription_meals m
    join menu_items i on i.id = m.menu_item_id
   where m.subscription_id = d.subscription_id and m.day = d.day
     and i.restaurant_id = d.restaurant_id)`

/** Leaves out most days that are full; which of the others lack a meal is for the rule to say. */
const mayLackMeal = sql<boolean>`(cardinality(p.meal_times) = 0 or exists (
  select from unnest(p.meal_times) as planned (meal_time)
   where (d.meals + d.meals_back + cardinality(p.meal_times) - 1) / cardinality(p.meal_times) > (
     select coalesce(sum(m.quantity), 0)
       from subscription_meals m
       join menu_items i on i.id = m.menu_item_id
      where m.subscription_id = d.subscription_id and m.day = d.day
        and m.meal_time = planned.meal_time and i.restaurant_id = d.restaurant_id)))`

const lacksMeal = <
  R extends { lines: PickedLine[]; mealTimes: string[] } & { meals: number; mealsBack: number },
>(
  row: R,
): boolean =>
  coverMeals(row.lines, paidOf({ ...row, mealTimes: row.mealTimes as MealTime[] })).missing > 0

export interface Reach {
  now: Date
  /** Cut-offs up to here have their first reminder, and up to `last` their last. */
  first: Date
  last: Date
  /** Who has ordered since is choosing, or has just been asked to. */
  orderedBefore: Date
}

const customersToRemind = prepared<Reach>()((db, param) =>
  unchosen(db)
    .where('d.locks_at', '>', param('now'))
    .where('d.locks_at', '<=', param('first'))
    .where('s.created_at', '<=', param('orderedBefore'))
    .where((eb) =>
      eb.or([
        eb('reminded.hours', 'is', null),
        eb.and([eb('reminded.hours', '=', 24), eb('d.locks_at', '<=', param('last'))]),
      ]),
    )
    .orderBy('d.customer_id'),
)

/** Customers with a day that may have to be notified of now. */
export const listCustomersToRemind = async (db: Database, reach: Reach): Promise<string[]> => [
  ...new Set(
    (await customersToRemind(db, reach)).filter(lacksMeal).map(({ customerId }) => customerId),
  ),
]

const daysOfCustomer = prepared<{ customerId: string; now: Date; until: Date; before: Date }>()(
  (db, param) =>
    unchosen(db)
      .select(['d.id', 'd.subscription_id as subscriptionId', 'd.day', 'd.locks_at as locksAt'])
      .select('reminded.hours as reminded')
      .where('d.customer_id', '=', param('customerId'))
      .where('d.locks_at', '>', param('now'))
      .where('d.locks_at', '<=', param('until'))
      .where('s.created_at', '<=', param('before'))
      .orderBy('d.locks_at')
      .orderBy('d.day')
      .orderBy('d.id'),
)

/** By cut-off, with the last reminder of each. */
export const listUnchosenDays = async (
  db: Database,
  customerId: string,
  { now, until, orderedBefore }: { now: Date; until: Date; orderedBefore: Date },
): Promise<UnchosenDay[]> => {
  const rows = await daysOfCustomer(db, { customerId, now, until, before: orderedBefore })
  return rows.filter(lacksMeal).map(({ id, subscriptionId, day, locksAt, reminded }) => ({
    id,
    subscriptionId,
    day,
    locksAt,
    reminded: reminded as HoursBefore | null,
  }))
}

/** When the choice for a day ends at its kitchen. */
export interface CutOffOfDay {
  restaurantId: number
  day: Day
  locksAt: Date
}

/** The cut-offs of deliveries on these days with a paid meal that no one has chosen. R-MEAL-2 */
export async function listUnchosenCutOffs(
  db: Database,
  days: readonly Day[],
): Promise<CutOffOfDay[]> {
  if (days.length === 0) return []
  const rows = await db
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .innerJoin('plans as p', 'p.id', 'c.plan_id')
    .select(['d.restaurant_id as restaurantId', 'd.day', 'd.locks_at as locksAt'])
    .select(['d.meals', 'd.meals_back as mealsBack', 'p.meal_times as mealTimes'])
    .select(linesOfDay.as('lines'))
    .where('d.day', 'in', days)
    .where('d.status', '<>', 'skipped')
    .where(mayLackMeal)
    .execute()
  return rows.filter(lacksMeal)
}
