import { bookRefundSettled } from '../books/ledger.ts'
import { notifyCustomer } from '../notify.ts'
import { openReceivable } from '../receivables/receivables.ts'
import { recordRefund } from '../refunds/refund-payment.ts'
import { updateRefund } from '../refunds/refund-store.ts'
import type { Settling } from '../settling/settling.ts'
import { presentSettled } from '../store.ts'

/**
 * The customer's bank has the money for good: to our books it went back like a refund. What was
 * delivered for it is owed again, the rest doesn't come. The customer is told once.
 */
export async function loseDisputed(settling: Settling, disputedFils: number): Promise<void> {
  const { tx, listener, payment, now } = settling
  const left = payment.amount_fils - payment.refunded_fils
  const lostFils = Math.min(disputedFils, left)
  if (lostFils === 0) return
  const refund = { paymentId: payment.id, amountFils: lostFils, reason: 'dispute_lost', now }
  const { row, payment: lost } = await recordRefund(tx, payment, refund)
  await updateRefund(tx, row.id, { state: 'succeeded', settled_at: now })
  const booked = { ...row, paymentId: payment.id, amountFils: lostFils }
  await bookRefundSettled(tx, booked, 'disputed-funds', now)
  const owedFils = listener.onLost
    ? await listener.onLost(tx, presentSettled(lost), lostFils, now)
    : lostFils
  if (owedFils > 0) {
    await openReceivable(tx, { paymentId: payment.id, amountFils: owedFils, now })
  } else {
    await notifyCustomer(tx, lost, 'payment-taken-back', { amount: lostFils }, now)
  }
}
