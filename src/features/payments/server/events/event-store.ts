import { keptSince } from '#shared/retention.ts'
import type { Database, Transaction } from '#server/database/database.ts'

export interface StoredEvent {
  provider: string
  eventId: string
  type: string
  occurredAt: Date
  payload: string
}

/** PostgreSQL keeps no text with this character. */
const UNSTORABLE = String.raw`\u0000`

export const isStorable = (payload: string): boolean => !payload.includes(UNSTORABLE)

/** The stored event's id, or undefined when it was applied or parked before. */
export async function storeEvent(
  db: Database,
  event: StoredEvent,
  now: Date,
): Promise<number | undefined> {
  await db
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      type: event.type,
      payload: event.payload,
      occurred_at: event.occurredAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute()
  const row = await db
    .selectFrom('payment_events')
    .select('id')
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.eventId)
    .where('applied_at', 'is', null)
    .where('parked_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

export const getEvent = (db: Database, id: number) =>
  db.selectFrom('payment_events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export type EventRow = Awaited<ReturnType<typeof getEvent>>

export const lockEvent = (tx: Transaction, id: number): Promise<EventRow | undefined> =>
  tx.selectFrom('payment_events').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Events that are due, after an id, in pages. */
export async function listDueEvents(
  db: Database,
  { now, afterId, limit }: { now: Date; afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('payment_events')
    .select('id')
    .where('id', '>', afterId)
    .where('applied_at', 'is', null)
    .where('parked_at', 'is', null)
    .where((eb) => eb.or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', now)]))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function markApplied(
  db: Database,
  id: number,
  outcome: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ applied_at: now, outcome })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
}

interface FailedTry {
  attempts: number
  error: string
  nextTryAt: Date | null
  parkedAt: Date | null
}

export async function markFailed(db: Database, id: number, failed: FailedTry): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({
      attempts: failed.attempts,
      last_error: failed.error,
      next_try_at: failed.nextTryAt,
      parked_at: failed.parkedAt,
    })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
}

/** Failed events, those that wait for a person first. */
export const listFailedEvents = (db: Database, limit: number): Promise<EventRow[]> =>
  db
    .selectFrom('payment_events')
    .selectAll()
    .where('applied_at', 'is', null)
    .where('attempts', '>', 0)
    .orderBy('parked_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute()

/** Has an event tried again from the start. */
export async function resetEvent(tx: Transaction, id: number): Promise<void> {
  await tx
    .updateTable('payment_events')
    .set({ attempts: 0, next_try_at: null, parked_at: null })
    .where('id', '=', id)
    .execute()
}

/** Reports of providers that are older than we keep them. */
export async function removeOldEvents(tx: Transaction, now: Date): Promise<void> {
  await tx
    .deleteFrom('payment_events')
    .where('received_at', '<', keptSince('providerReports', now))
    .execute()
}
