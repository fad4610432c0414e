import type { Answer, RawCall } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import type { CardEvent } from '#server/gateways/card-events.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { receiveCardWebhook as contract } from '../../contract.ts'
import type { PaymentParts } from '../parts.ts'
import { settle, type Outcome } from '../settling/settle.ts'
import { findAttempt } from '../store.ts'
import { refreshSetup } from './refresh-setup.ts'
import { findSetupByRef } from './setup-store.ts'

/** Keeps the event first, once, and then lets it move what it tells of. */
export const receiveCardWebhook =
  (parts: PaymentParts) =>
  async (db: Database, who: Visitor, call: RawCall): Promise<Answer<typeof contract>> => {
    const { card } = parts.gateways
    const signature = call.header('stripe-signature') ?? ''
    const { rawBody } = call
    if (!card.verifyWebhook({ rawBody, signature, now: who.now })) {
      throw new Refusal('webhook_signature_wrong', 400)
    }
    const event = card.readEvent(rawBody)
    if (!event) throw new Refusal('webhook_body_wrong', 400)
    const stored = await keepEvent(db, card.provider, event, rawBody, who.now)
    if (stored !== undefined) await applyEvent(parts, db, stored, who.now)
    return { received: true }
  }

/** The stored event's id, or undefined when it was taken before. */
async function keepEvent(
  db: Database,
  provider: string,
  event: CardEvent,
  rawBody: string,
  now: Date,
): Promise<number | undefined> {
  await db
    .insertInto('payment_events')
    .values({
      provider,
      event_id: event.id,
      type: event.type,
      payload: rawBody,
      occurred_at: event.occurredAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute()
  const row = await db
    .selectFrom('payment_events')
    .select('id')
    .where('provider', '=', provider)
    .where('event_id', '=', event.id)
    .where('applied_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Applies a kept event; a repetition after a crash in between does no harm. */
async function applyEvent(parts: PaymentParts, db: Database, id: number, now: Date): Promise<void> {
  const row = await db
    .selectFrom('payment_events')
    .select('payload')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const event = parts.gateways.card.readEvent(JSON.stringify(row.payload))
  const outcome = event ? await move(parts, db, event, now) : 'none'
  await db
    .updateTable('payment_events')
    .set({ applied_at: now, outcome })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
}

async function move(
  parts: PaymentParts,
  db: Database,
  event: CardEvent,
  now: Date,
): Promise<Outcome> {
  if (event.subject === 'setup') {
    const setup = await findSetupByRef(db, event.setupRef)
    if (setup?.status !== 'open') return 'none'
    const after = await refreshSetup(parts, db, setup, now)
    return after.status === 'open' ? 'none' : 'applied'
  }
  if (event.subject !== 'charge') return 'none'
  const { charge } = event
  const attempt = await findAttempt(db, charge.key)
  if (!attempt) return 'none'
  return inTransaction(db, (tx) =>
    settle(tx, parts, attempt.payment_id, { kind: 'charge', charge }, now),
  )
}

/** Events that were kept but not applied: the process died in between. */
export async function applyLeftEvents(
  parts: PaymentParts,
  db: Database,
  now: Date,
  limit: number,
): Promise<void> {
  const left = await db
    .selectFrom('payment_events')
    .select('id')
    .where('applied_at', 'is', null)
    .where('provider', '=', parts.gateways.card.provider)
    .orderBy('id')
    .limit(limit)
    .execute()
  for (const { id } of left) await applyEvent(parts, db, id, now)
}
