import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { ProviderError } from '#server/gateways/gateway-call.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { countHit } from '#server/limits.ts'
import type { checkPayPal as contract } from '../../contract.ts'
import type { PaymentState } from '../../rules.ts'
import type { PaymentParts } from '../parts.ts'
import { findPayment } from '../store.ts'
import { lookAtRequest } from './paypal-requests.ts'

/** Someone is back from PayPal's page: PayPal is asked at once whether they paid. */
export const checkPayPal =
  (parts: PaymentParts) =>
  async (
    db: Database,
    who: Member,
    { id }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const limit = { bucket: `paypal-check:${who.id}`, max: 60, windowSeconds: 3600 }
    await countHit(db, limit, who.now)
    const payment = await findPayment(db, id)
    if (payment?.customer_id !== who.id) throw new Refusal('not_found', 404)
    if (payment.state === 'requires_action') {
      await lookAtRequest(parts, db, payment, who.now).catch(async (error: unknown) => {
        // The job notes what is wrong with PayPal and asks again.
        const isFromProvider = error instanceof ProviderError
        if (isFromProvider) await enqueue(db, 'follow-paypal-request', { paymentId: id })
        throw error
      })
    }
    const checked = await findPayment(db, id)
    return { state: (checked ?? payment).state as PaymentState }
  }
