import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import type * as contract from '../../events-contract.ts'
import {
  listFailedEvents as listRows,
  lockEvent,
  markApplied,
  resetEvent,
  type EventRow,
} from './event-store.ts'

const SHOWN_MAX = 200

export async function listFailedEvents(
  db: Database,
): Promise<Output<typeof contract.listFailedEvents>> {
  const rows = await listRows(db, SHOWN_MAX)
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    eventId: row.event_id,
    type: row.type,
    receivedAt: row.received_at.toISOString(),
    attempts: row.attempts,
    error: row.last_error ?? '',
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  }))
}

export async function retryEvent(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.retryEvent>,
): Promise<Output<typeof contract.retryEvent>> {
  const event = await lockFailed(tx, id)
  await resetEvent(tx, id)
  await enqueue(tx, 'apply-payment-events', {})
  await writeAudit(tx, who, {
    action: 'retry-payment-event',
    object: 'payment-event',
    objectId: id,
    before: { attempts: event.attempts, error: event.last_error },
    after: null,
  })
  return { id }
}

export async function discardEvent(
  tx: Transaction,
  who: Member,
  { id, reason }: Input<typeof contract.discardEvent>,
): Promise<Output<typeof contract.discardEvent>> {
  const event = await lockFailed(tx, id)
  await markApplied(tx, id, 'dropped', who.now)
  await writeAudit(tx, who, {
    action: 'drop-payment-event',
    object: 'payment-event',
    objectId: id,
    before: { attempts: event.attempts, error: event.last_error },
    after: { reason },
  })
  return { id }
}

async function lockFailed(tx: Transaction, id: number): Promise<EventRow> {
  const event = await lockEvent(tx, id)
  if (!event) throw new Refusal('not_found', 404)
  if (event.applied_at || event.attempts === 0) throw new Refusal('event_not_failed', 409)
  return event
}
