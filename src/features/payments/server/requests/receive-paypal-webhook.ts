import type { Output, RawCall } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { receivePayPalWebhook as contract } from '../../contract.ts'
import { applyEvent } from '../events/apply-events.ts'
import { isStorable, storeEvent } from '../events/event-store.ts'
import type { PaymentParts } from '../parts.ts'

/** Keeps what PayPal says first, once, and then lets it move what it reports. */
export const receivePayPalWebhook =
  (parts: PaymentParts) =>
  async (db: Database, who: Visitor, call: RawCall): Promise<Output<typeof contract>> => {
    const { paypal } = parts.gateways
    const { rawBody } = call
    const event = paypal?.readEvent(rawBody)
    if (paypal && (!event || !isStorable(rawBody))) throw new Refusal('webhook_body_wrong', 400)
    if (!paypal || !event || !(await paypal.verifyWebhook({ db, now: who.now }, call))) {
      throw new Refusal('webhook_signature_wrong', 400)
    }
    const { id: eventId, type, occurredAt } = event
    const kept = { provider: 'paypal', eventId, type, occurredAt, payload: rawBody }
    const stored = await storeEvent(db, kept, who.now)
    if (stored !== undefined) await applyEvent(parts, db, stored, who.now)
    return { received: true }
  }
