import type { Output, RawCall } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { receiveCardWebhook as contract } from '../../contract.ts'
import { applyEvent } from '../events/apply-events.ts'
import { isStorable, storeEvent } from '../events/event-store.ts'
import type { PaymentParts } from '../parts.ts'

/**
 * Keeps the event first, once, and then lets it move what it reports. An event that is kept is
 * accepted though it cannot be applied yet: the provider need not repeat it, we do.
 */
export const receiveCardWebhook =
  (parts: PaymentParts) =>
  async (db: Database, who: Visitor, call: RawCall): Promise<Output<typeof contract>> => {
    const { card } = parts.gateways
    const signature = call.header('stripe-signature') ?? ''
    const { rawBody } = call
    if (!card.verifyWebhook({ rawBody, signature, now: who.now })) {
      throw new Refusal('webhook_signature_wrong', 400)
    }
    const event = card.readEvent(rawBody)
    if (!event || !isStorable(rawBody)) throw new Refusal('webhook_body_wrong', 400)
    const { id: eventId, type, occurredAt } = event
    const kept = { provider: card.provider, eventId, type, occurredAt, payload: rawBody }
    const stored = await storeEvent(db, kept, who.now)
    if (stored !== undefined) await applyEvent(parts, db, stored, who.now)
    return { received: true }
  }
