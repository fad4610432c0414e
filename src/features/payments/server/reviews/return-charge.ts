import { inTransaction, type Database } from '#server/database/database.ts'
import type { RefundResult } from '#server/gateways/card.ts'
import { ProviderError } from '#server/gateways/gateway-call.ts'
import { enqueue, type JobContext } from '#server/jobs/jobs.ts'
import { noteError } from '../incidents/incidents.ts'
import { getPayPal, type PaymentParts } from '../parts.ts'
import { findPayment } from '../store.ts'
import { findReview, markReturned, openReview, type ReviewRow } from './review-store.ts'

const PAUSE_MS = 10 * 60_000

/** Sends back money that was never booked, by the review's own key. */
export const returnCharge =
  (parts: PaymentParts) =>
  async ({ db, clock, log }: JobContext, { reviewId }: { reviewId: number }): Promise<void> => {
    const review = await findReview(db, reviewId)
    if (review?.decision !== 'return' || review.returned_at) return
    const now = clock.now()
    try {
      const { status } = await send(parts, db, review, now)
      await inTransaction(db, async (tx) => {
        await markReturned(tx, reviewId, now)
        if (status !== 'failed') return
        const arrived = { ref: `${review.provider_ref}:${reviewId}` }
        await openReview(tx, review.payment_id, 'return_failed', arrived, now)
      })
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      const startAfter = new Date(now.getTime() + PAUSE_MS)
      await enqueue(db, 'return-charge', { reviewId }, { startAfter })
      await noteError({ db, log, now }, parts.gateways.card.provider, error)
    }
  }

/** Looked up first: the provider may have forgotten the key. */
async function send(
  parts: PaymentParts,
  db: Database,
  { key, provider_ref: ref, amount_minor: amount, payment_id: paymentId }: ReviewRow,
  now: Date,
): Promise<RefundResult> {
  const at = { db, now }
  const payment = await findPayment(db, paymentId)
  if (payment?.method === 'paypal') {
    const paypal = getPayPal(parts)
    const requestRef = payment.request_ref ?? ''
    const found = await paypal.findRefund(at, { key, requestRef })
    if (found !== 'unknown') return found
    return paypal.refund(at, { key, captureRef: ref, usdCents: amount ?? 0 })
  }
  const { card } = parts.gateways
  const found = await card.findRefund(at, { key, chargeRef: ref })
  if (found !== 'unknown') return found
  return card.refund(at, { key, chargeRef: ref, amountFils: amount ?? 0 })
}
