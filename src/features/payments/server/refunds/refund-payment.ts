import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import {
  isCaptured,
  isRefundedByHand,
  refundCents,
  type OfferedMethod,
  type PaymentState,
} from '../../rules.ts'
import { issueCreditNote } from '../books/invoices.ts'
import { planCreditNote } from '../books/plan-credit-note.ts'
import { bookRefund } from '../books/ledger.ts'
import { notifyCustomer } from '../notify.ts'
import { lockPaymentRow, updatePayment, type PaymentRow } from '../store.ts'
import type { NewRefund } from '../types.ts'
import type { RefundRow } from './refund-store.ts'

interface RecordedRefund extends NewRefund {
  /** It was made at the provider, not asked for by us. */
  made?: { ref: string; usdCents: number | null }
}

/**
 * Gives back part or all of a captured payment: books it at once, and a job asks the provider.
 * @throws Refusal `not_found`, `refund_not_captured`, `refund_too_large`
 */
export async function refundPayment(tx: Transaction, refund: NewRefund): Promise<{ id: number }> {
  const payment = await lockPaymentRow(tx, refund.paymentId)
  if (!payment) throw new Refusal('not_found', 404)
  const { row, payment: refunded } = await recordRefund(tx, payment, refund)
  const { id } = row
  if (row.by_hand) {
    const { amountFils: amount, now } = refund
    await notifyCustomer(tx, refunded, 'refund-by-hand', { amount }, now, id)
  } else {
    await enqueue(tx, 'send-refund', { refundId: id })
  }
  return { id }
}

/**
 * Books a refund with its credit note, no matter who sends the money. The payment's row must be
 * locked.
 * @throws Refusal `refund_not_captured`, `refund_too_large`
 */
export async function recordRefund(
  tx: Transaction,
  payment: PaymentRow,
  { amountFils, reason, now, lines = [], made }: RecordedRefund,
): Promise<{ row: RefundRow; payment: PaymentRow }> {
  const { id: paymentId } = payment
  if (!isCaptured(payment.state as PaymentState)) throw new Refusal('refund_not_captured', 409)
  const leftFils = payment.amount_fils - payment.refunded_fils
  if (!Number.isInteger(amountFils) || amountFils <= 0 || amountFils > leftFils) {
    throw new Refusal('refund_too_large', 422, { details: { leftFils } })
  }
  const before = payment.refunded_fils
  const note = await planCreditNote(tx, payment, { amountFils, lines })
  const usdCents =
    payment.method === 'paypal' ? (made?.usdCents ?? refundCents(before, amountFils)) : null
  // PayPal cannot send less than a cent.
  const isByHand = isRefundedByHand(payment.method as OfferedMethod) || usdCents === 0
  const row = await tx
    .insertInto('refunds')
    .values({
      payment_id: paymentId,
      amount_fils: amountFils,
      vat_fils: note.split.vatFils,
      usd_cents: usdCents,
      reason,
      by_hand: isByHand,
      provider_ref: made?.ref ?? null,
      state: 'requested',
      created_at: now,
      key_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { id } = row
  const refunded = await updatePayment(tx, paymentId, {
    refunded_fils: before + amountFils,
    state: amountFils === leftFils ? 'refunded' : 'partially_refunded',
  })
  await bookRefund(tx, { id, paymentId, amountFils }, note.split, now)
  await issueCreditNote(tx, refunded, { ...note, refundId: id }, now)
  return { row, payment: refunded }
}

/** What is left of a payment to give back, in fils. */
export async function countLeft(tx: Transaction, paymentId: number): Promise<number> {
  const payment = await lockPaymentRow(tx, paymentId)
  return payment ? payment.amount_fils - payment.refunded_fils : 0
}
