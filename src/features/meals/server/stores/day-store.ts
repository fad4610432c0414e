import type { DayStatus, SkipCause } from '#features/deliveries/rules.ts'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const daysBetween = prepared<{ customerId: string; subscriptionId: number; from: Day; to: Day }>()(
  (db, param) =>
    db
      .selectFrom('delivery_days as d')
      .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
      .innerJoin('plans as p', 'p.id', 'c.plan_id')
      .innerJoin('delivery_addresses as a', 'a.id', 'd.address_id')
      .select([
        'd.id',
        'd.day',
        'd.status',
        'd.locks_at as locksAt',
        'd.meals',
        'd.meals_back as mealsBack',
        'd.skip_cause as skipCause',
        'd.restaurant_id as restaurantId',
        'p.meal_times as mealTimes',
        'a.id as addressId',
        'a.name as addressName',
        'a.address_line1 as addressLine1',
        'a.building_name as buildingName',
        'a.flat_number as flatNumber',
        'a.area',
      ])
      .where('d.customer_id', '=', param('customerId'))
      .where('d.subscription_id', '=', param('subscriptionId'))
      .where('d.day', '>=', param('from'))
      .where('d.day', '<=', param('to'))
      .orderBy('d.day')
      .orderBy('d.id'),
)

type RawDay = Awaited<ReturnType<typeof daysBetween>>[number]
export type DayRow = Omit<RawDay, 'status' | 'skipCause' | 'mealTimes'> & {
  status: DayStatus
  skipCause: SkipCause | null
  mealTimes: MealTime[]
}

export interface DayRange {
  customerId: string
  subscriptionId: number
  from: Day
  to: Day
}

/** One row a day: where a skipped day was planned again, the new one. */
export async function listDays(db: Database, range: DayRange): Promise<DayRow[]> {
  const byDay = new Map<Day, DayRow>()
  for (const row of await daysBetween(db, range)) {
    const other = byDay.get(row.day)
    if (other && other.status !== 'skipped') continue
    byDay.set(row.day, {
      ...row,
      status: row.status as DayStatus,
      skipCause: row.skipCause as SkipCause | null,
      mealTimes: row.mealTimes as MealTime[],
    })
  }
  return [...byDay.values()]
}

const boundaries = prepared<{
  customerId: string
  subscriptionId: number
  now: Date
  today: Day
}>()((db, param) =>
  db
    .selectFrom('delivery_days')
    .select((eb) => [
      eb.fn
        .min('day')
        .filterWhere(eb.and([eb('status', '=', 'planned'), eb('locks_at', '>', param('now'))]))
        .as('firstOpenDay'),
      eb.fn.max('day').as('lastDay'),
    ])
    .where('customer_id', '=', param('customerId'))
    .where('subscription_id', '=', param('subscriptionId'))
    .where('day', '>=', param('today'))
    .where('status', '!=', 'skipped'),
)

/** The first day that can still be changed, and the last one that comes. */
export async function findBoundaries(
  db: Database,
  parameters: { customerId: string; subscriptionId: number; now: Date; today: Day },
): Promise<{ firstOpenDay: Day | null; lastDay: Day | null }> {
  const [row] = await boundaries(db, parameters)
  return row ?? { firstOpenDay: null, lastDay: null }
}
