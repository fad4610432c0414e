import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import {
  chargeInstant,
  expiryInstant,
  OPEN_STATES,
  type PaymentPurpose,
  type PaymentState,
} from '../../rules.ts'
import { hasAttempt } from '../attempt-store.ts'
import { lockPaymentRow, updatePayment } from '../store.ts'

/**
 * What is paid for comes on another day, and so is its charge. One that is due or was tried stays
 * where it is.
 */
export async function moveCharge(
  tx: Transaction,
  paymentId: number,
  chargeOn: Day,
  now: Date,
): Promise<void> {
  const payment = await lockPaymentRow(tx, paymentId)
  if (!payment || payment.closed_at || !OPEN_STATES.includes(payment.state as PaymentState)) return
  if (payment.method === 'cash_on_delivery') {
    await updatePayment(tx, paymentId, { charge_on: chargeOn })
    return
  }
  const isDue = chargeInstant(payment.charge_on) <= now
  if (isDue || payment.charge_on === chargeOn || (await hasAttempt(tx, paymentId))) return
  const isReady = payment.state === 'ready'
  const nextChargeAt = isReady
    ? chargeInstant(chargeOn)
    : expiryInstant(chargeOn, payment.purpose as PaymentPurpose)
  await updatePayment(tx, paymentId, { charge_on: chargeOn, next_charge_at: nextChargeAt })
  if (isReady) await enqueue(tx, 'charge-payment', { paymentId }, { startAfter: nextChargeAt })
}
