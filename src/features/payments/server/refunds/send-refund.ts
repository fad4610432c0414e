import { inTransaction, type Database } from '#server/database/database.ts'
import type { RefundResult } from '#server/gateways/card.ts'
import { ProviderError } from '#server/gateways/gateway-call.ts'
import { enqueue, type JobContext } from '#server/jobs/jobs.ts'
import { KEY_LIFE_MS } from '../../rules.ts'
import { hasOpenDispute } from '../disputes/dispute-store.ts'
import { endIncidents, nextTry, noteError } from '../incidents/incidents.ts'
import { getPayPal, type PaymentParts } from '../parts.ts'
import { findPayment, type PaymentRow } from '../store.ts'
import { applyRefundResult } from './apply-refund-result.ts'
import { findRefund, renewRefundKey, updateRefund, type RefundRow } from './refund-store.ts'

/**
 * Asks the provider for a refund by its own key, and about one that is on its way. An error of the
 * provider or of ours says nothing about the refund: it waits and is sent again.
 */
export const sendRefund =
  (parts: PaymentParts) =>
  async ({ db, clock, log }: JobContext, { refundId }: { refundId: number }): Promise<void> => {
    const refund = await findRefund(db, refundId)
    if (refund?.state !== 'requested' && refund?.state !== 'sent') return
    if (refund.by_hand) return
    const now = clock.now()
    if (refund.next_try_at && refund.next_try_at > now) return
    const payment = await findPayment(db, refund.payment_id)
    if (!payment) return
    // The bank may give the same money back: the refund waits for its decision.
    if (refund.state === 'requested' && (await hasOpenDispute(db, payment.id))) return
    const provider = payment.method === 'paypal' ? 'paypal' : parts.gateways.card.provider
    try {
      const result = await askProvider(parts, db, payment, refund, now)
      await inTransaction(db, (tx) => applyRefundResult(tx, refundId, result, now))
      await endIncidents({ db, log, now }, provider)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      await putOff(db, refund, error, now)
      await noteError({ db, log, now }, provider, error)
    }
  }

/** Looked up first where it is on its way, or where the provider may have forgotten the key. */
async function askProvider(
  parts: PaymentParts,
  db: Database,
  payment: PaymentRow,
  refund: RefundRow,
  now: Date,
): Promise<RefundResult> {
  const at = { db, now }
  const captureRef = payment.capture_ref ?? ''
  const requestRef = payment.request_ref ?? ''
  const isPayPal = payment.method === 'paypal'
  const { card } = parts.gateways
  let { key } = refund
  if (refund.state === 'sent' || now.getTime() - refund.key_at.getTime() > KEY_LIFE_MS) {
    const { provider_ref: ref } = refund
    const found = isPayPal
      ? await getPayPal(parts).findRefund(at, ref === null ? { key, requestRef } : { ref })
      : await card.findRefund(at, ref === null ? { key, chargeRef: captureRef } : { ref })
    if (found !== 'unknown') return found
    if (refund.state === 'sent') {
      throw new ProviderError('request', { code: 'no_such_refund', isOutcomeKnown: false })
    }
    key = await renewRefundKey(db, refund.id, now)
  }
  return isPayPal
    ? getPayPal(parts).refund(at, { key, captureRef, usdCents: refund.usd_cents ?? 0 })
    : card.refund(at, {
        key,
        chargeRef: captureRef,
        amountFils: refund.amount_fils,
      })
}

async function putOff(
  db: Database,
  refund: RefundRow,
  failure: ProviderError,
  now: Date,
): Promise<void> {
  const tries = refund.tries + 1
  const nextTryAt = nextTry(tries, now)
  await inTransaction(db, async (tx) => {
    const lastError = `${failure.kind}: ${failure.code}`
    await updateRefund(tx, refund.id, { tries, next_try_at: nextTryAt, last_fault: lastError })
    const isAnswered = failure.kind === 'request' && failure.isOutcomeKnown
    if (isAnswered && refund.state === 'requested') await renewRefundKey(tx, refund.id, now)
    await enqueue(tx, 'send-refund', { refundId: refund.id }, { startAfter: nextTryAt })
  })
}
