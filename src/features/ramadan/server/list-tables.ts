import { addDays, type Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { listRamadanTables as contract } from '../contract.ts'
import { ramadansBetween, type RamadanTable } from '../rules.ts'
import { listChanges, listIdsOf, listShifts } from './store.ts'

/** By what the subscriptions name their meals between two days; those without a say are left out. */
export async function ramadanTables(
  db: Database,
  subscriptionIds: readonly number[],
  from: Day,
  to: Day,
): Promise<Map<number, RamadanTable>> {
  const changes = await listChanges(db, [...new Set(subscriptionIds)])
  if (changes.length === 0) return new Map()
  const seasons = ramadansBetween(from, to, await listShifts(db))
  return new Map(
    [...Map.groupBy(changes, ({ subscriptionId }) => subscriptionId)].map(([id, rows]) => [
      id,
      { seasons, changes: rows, mealTimes: rows[0]?.mealTimes ?? [] },
    ]),
  )
}

const PAST_DAYS = 400
const COMING_DAYS = 800

export async function listRamadanTables(
  db: Database,
  who: Member,
): Promise<Output<typeof contract>> {
  const from = addDays(who.today, -PAST_DAYS)
  const to = addDays(who.today, COMING_DAYS)
  const changes = await listChanges(db, await listIdsOf(db, who.id))
  if (changes.length === 0) return []
  const seasons = ramadansBetween(from, to, await listShifts(db))
  return [...Map.groupBy(changes, ({ subscriptionId }) => subscriptionId)].map(
    ([subscriptionId, rows]) => ({
      subscriptionId,
      seasons,
      changes: rows.map(({ fromDay, mode }) => ({ fromDay, mode })),
      mealTimes: rows[0]?.mealTimes ?? [],
    }),
  )
}
