import type { RefundResult } from '#server/gateways/card.ts'
import { isCaptured, type PaymentState } from '../../rules.ts'
import { openReview } from '../reviews/review-store.ts'
import type { Outcome, Settling } from '../settling/settling.ts'
import { presentSettled } from '../store.ts'
import { applyRefundResult } from './apply-refund-result.ts'
import { recordRefund } from './refund-payment.ts'
import { findRefundByRef } from './refund-store.ts'

/** A refund that someone made at the provider, as the provider reports it now. */
export interface MadeRefund extends RefundResult {
  amountFils: number
  /** As the provider names it, in its currency. */
  amountMinor: number
  currency: string
}

/**
 * Books a refund that we did not ask for like one of ours. One that is more than what is left of
 * the payment waits for a person.
 */
export async function applyMadeRefund(settling: Settling, made: MadeRefund): Promise<Outcome> {
  const { tx, listener, payment, now } = settling
  const { ref, amountFils, amountMinor, currency } = made
  const known = await findRefundByRef(tx, payment.id, ref)
  if (known) return applyRefundResult(tx, known.id, made, now)
  if (!isCaptured(payment.state as PaymentState)) {
    throw new Error('The refunded payment has not been captured yet')
  }
  if (made.status === 'failed') return 'none'
  if (amountFils > payment.amount_fils - payment.refunded_fils) {
    await openReview(tx, payment.id, 'refunded_beyond', { ref, amountMinor, currency }, now)
    return 'review'
  }
  const { row } = await recordRefund(tx, payment, {
    paymentId: payment.id,
    amountFils,
    reason: 'made_at_provider',
    now,
    made: { ref, usdCents: currency === 'USD' ? amountMinor : null },
  })
  await listener.onGoodwill?.(tx, presentSettled(payment), amountFils, now)
  return applyRefundResult(tx, row.id, made, now)
}
