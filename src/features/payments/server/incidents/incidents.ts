import { sql } from 'kysely'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { ProviderError } from '#server/gateways/gateway-call.ts'
import type { Log } from '#server/log.ts'
import { PROVIDER_ERRORS, type Provider } from '../../errors.ts'
import type { listIncidents as contract } from '../../review-contract.ts'

interface Place {
  db: Database
  log: Log
  now: Date
}

const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 3_600_000

/** When a call that failed is made again: after 1, 2, 4 minutes and so on, at most an hour. */
export const nextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS))

/** One alarm a kind of error, however many payments it hits. */
export async function noteError(
  { db, log, now }: Place,
  provider: Provider,
  failure: ProviderError,
): Promise<void> {
  const { calls } = await db
    .insertInto('payment_incidents')
    .values({ provider, kind: failure.kind, code: failure.code, opened_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'kind'])
        .where('closed_at', 'is', null)
        .doUpdateSet({
          calls: sql`payment_incidents.calls + 1`,
          last_at: now,
          code: failure.code,
        }),
    )
    .returning('calls')
    .executeTakeFirstOrThrow()
  const facts = { provider, kind: failure.kind, code: failure.code, err: failure }
  if (calls === 1) log.error(facts, 'alarm: calls to a payment provider fail')
  else log.warn(facts, 'a call to a payment provider failed')
}

/** A call went through: what was wrong with the provider is over. */
export async function endIncidents({ db, log, now }: Place, provider: Provider): Promise<void> {
  const ended = await db
    .updateTable('payment_incidents')
    .set({ closed_at: now })
    .where('provider', '=', provider)
    .where('closed_at', 'is', null)
    .returning(['kind', 'calls'])
    .execute()
  for (const { kind, calls } of ended) {
    log.info({ provider, kind, calls }, 'calls to a payment provider go through again')
  }
}

/**
 * Does work that calls a provider: an error is noted, and thrown on for the caller, who repeats the
 * work.
 */
export async function watchCalls(
  place: Place,
  provider: Provider,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof ProviderError) await noteError(place, provider, error)
    throw error
  }
  await endIncidents(place, provider)
}

const SHOWN_MAX = 20

export async function listIncidents(db: Database): Promise<Output<typeof contract>> {
  const rows = await db
    .selectFrom('payment_incidents')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider as Provider,
    kind: PROVIDER_ERRORS.find((kind) => kind === row.kind) ?? 'request',
    code: row.code,
    calls: row.calls,
    since: row.opened_at.toISOString(),
    last: row.last_at.toISOString(),
  }))
}
