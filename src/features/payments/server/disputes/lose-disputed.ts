import { bookRefundSettled } from '../books/ledger.ts'
import { notifyCustomer } from '../notify.ts'
import { openReceivable } from '../receivables/receivables.ts'
import { recordRefund } from '../refunds/refund-payment.ts'
import { lockUnsentRefunds, updateRefund, type RefundRow } from '../refunds/refund-store.ts'
import type { Settling } from '../settling/settling.ts'
import { presentSettled } from '../store.ts'

/**
 * The customer's bank has the money for good: to our books it went back like a refund. What was
 * delivered for it is owed again, the rest doesn't come. The customer is notified once.
 */
export async function loseDisputed(settling: Settling, disputedFils: number): Promise<void> {
  const { tx, listener, payment, now } = settling
  const coveredFils = await coverRefunds(settling, disputedFils)
  const left = payment.amount_fils - payment.refunded_fils
  const lostFils = Math.min(disputedFils - coveredFils, left)
  const amounts = { amount: lostFils + coveredFils }
  if (lostFils === 0) {
    if (coveredFils > 0) await notifyCustomer(tx, payment, 'payment-taken-back', amounts, now)
    return
  }
  const refund = { paymentId: payment.id, amountFils: lostFils, reason: 'dispute_lost', now }
  const { row, payment: lost } = await recordRefund(tx, payment, refund)
  await settleByDispute(settling, row)
  const owedFils = listener.onLost
    ? await listener.onLost(tx, presentSettled(lost), lostFils, now)
    : lostFils
  if (owedFils > 0) {
    await openReceivable(tx, { paymentId: payment.id, amountFils: owedFils, now })
  } else {
    await notifyCustomer(tx, lost, 'payment-taken-back', amounts, now)
  }
}

/** Refunds that waited for the bank are paid by what it took, as far as that goes. */
async function coverRefunds(settling: Settling, disputedFils: number): Promise<number> {
  let coveredFils = 0
  for (const refund of await lockUnsentRefunds(settling.tx, settling.payment.id)) {
    if (coveredFils + refund.amount_fils > disputedFils) break
    coveredFils += refund.amount_fils
    await settleByDispute(settling, refund)
  }
  return coveredFils
}

async function settleByDispute({ tx, payment, now }: Settling, refund: RefundRow): Promise<void> {
  await updateRefund(tx, refund.id, { state: 'succeeded', settled_at: now, next_try_at: null })
  const booked = { ...refund, paymentId: payment.id, amountFils: refund.amount_fils }
  await bookRefundSettled(tx, booked, 'disputed-funds', now)
}
