import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { EVERY_WEEKDAY, type Cutoff } from '#features/restaurants/rules.ts'
import { addressOn } from '../../change-rules.ts'
import { weekdaysOf } from '../../rules.ts'

export interface Planning {
  /** The weekdays on which a cycle delivers. */
  weekdaysFor: (cycleId: number) => readonly number[]
  pausedFrom: Day | null
  pausedTo: Day | null
  /** Days that a cycle keeps in the kitchen whose money is not certain yet. */
  fixedDays: ReadonlySet<Day>
  /** The next cycle, opened and not paid. */
  renewal: OpenRenewal | undefined
  addressOn: (day: Day) => number
}

export interface OpenRenewal {
  id: number
  restaurantId: number
  startsOn: Day
  fixedDays: Day[]
}

/** What bounds the days on which a subscription can deliver. */
export async function findPlanning(db: Database, subscriptionId: number): Promise<Planning> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['weekdays', 'paused_from as pausedFrom', 'paused_to as pausedTo'])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const cycles = await db
    .selectFrom('subscription_cycles')
    .select(['id', 'number', 'payment', 'restaurant_id as restaurantId', 'starts_on as startsOn'])
    .select(['days_per_week as daysPerWeek', 'held_days as fixedDays'])
    .where('subscription_id', '=', subscriptionId)
    .execute()
  const weekdays = new Map(
    cycles.map(({ id, daysPerWeek }) => [id, weekdaysOf(daysPerWeek, row.weekdays)]),
  )
  return {
    pausedFrom: row.pausedFrom,
    pausedTo: row.pausedTo,
    weekdaysFor: (cycleId) => weekdays.get(cycleId) ?? EVERY_WEEKDAY,
    fixedDays: new Set(cycles.flatMap(({ fixedDays }) => fixedDays)),
    renewal: cycles.find(
      ({ number, payment }) => number > 1 && (payment === 'pending' || payment === 'ready'),
    ),
    addressOn: await findAddressPlan(db, subscriptionId),
  }
}

/** Where each day goes: to the address of the subscription, or to that of a spell over the day. */
export async function findAddressPlan(
  db: Database,
  subscriptionId: number,
): Promise<(day: Day) => number> {
  const rows = await db
    .selectFrom('subscriptions as s')
    .leftJoin('address_spells as a', (join) =>
      join.onRef('a.subscription_id', '=', 's.id').on('a.ended_at', 'is', null),
    )
    .select([
      's.address_id as usualId',
      'a.address_id as addressId',
      'a.from_day as from',
      'a.to_day as to',
    ])
    .where('s.id', '=', subscriptionId)
    .execute()
  return (day) => addressOn(rows, day)
}

/** The cut-offs of some kitchens, of those that closed since too. */
export async function listCutoffs(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Cutoff>> {
  const rows = await db
    .selectFrom('restaurants')
    .select(['id', 'cutoff_time as cutoffTime', 'cutoff_days as cutoffDays'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...cutoff }) => [id, cutoff]))
}
