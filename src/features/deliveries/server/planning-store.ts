import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import type { Cutoff } from '#features/restaurants/rules.ts'

export interface Planning {
  daysPerWeek: number
  pausedFrom: Day | null
  pausedTo: Day | null
  /** Days that a cycle keeps in the kitchen whose money is not certain yet. */
  heldDays: ReadonlySet<Day>
}

/** What bounds the days on which a subscription can deliver. */
export async function findPlanning(db: Database, subscriptionId: number): Promise<Planning> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['days_per_week as daysPerWeek', 'paused_from as pausedFrom', 'paused_to as pausedTo'])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const cycles = await db
    .selectFrom('subscription_cycles')
    .select('held_days as heldDays')
    .where('subscription_id', '=', subscriptionId)
    .execute()
  return { ...row, heldDays: new Set(cycles.flatMap(({ heldDays }) => heldDays)) }
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
