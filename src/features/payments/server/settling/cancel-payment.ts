import type { Transaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { isCaptured, type PaymentState } from '../../rules.ts'
import { hasAttempt } from '../attempt-store.ts'
import { lockPaymentRow, updatePayment } from '../store.ts'
import { oweWhatArrived } from '../transfers/surplus.ts'

/**
 * Calls a payment off before it is taken; no listener is called. A charge that is under way at that
 * moment is given back whole when it goes through.
 */
export async function cancelPayment(tx: Transaction, paymentId: number, now: Date): Promise<void> {
  const payment = await lockPaymentRow(tx, paymentId)
  if (!payment || payment.closed_at || isCaptured(payment.state as PaymentState)) return
  const closed = await updatePayment(tx, paymentId, { state: 'cancelled', closed_at: now })
  await oweWhatArrived(tx, closed, now)
  if (payment.request_ref) await enqueue(tx, 'withdraw-paypal-request', { paymentId })
}

/** The same for a payment that no charge was tried for yet; answers false where one was. */
export async function cancelUntriedPayment(
  tx: Transaction,
  paymentId: number,
  now: Date,
): Promise<boolean> {
  // A charge writes its attempt with the row locked.
  await lockPaymentRow(tx, paymentId)
  if (await hasAttempt(tx, paymentId)) return false
  await cancelPayment(tx, paymentId, now)
  return true
}
