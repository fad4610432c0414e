import type { Transaction } from '#server/database/database.ts'
import type { RefundResult } from '#server/gateways/card.ts'
import type { OfferedMethod } from '../../rules.ts'
import { bookRefundFailed, bookRefundSettled } from '../books/ledger.ts'
import { notifyCustomer } from '../notify.ts'
import { findPayment } from '../store.ts'
import { lockRefund, updateRefund, type RefundRow } from './refund-store.ts'

const ASK_AGAIN_MS = 3_600_000

/** What the provider says of a refund, by its answer or by webhook: late, twice and in any order. */
export async function applyRefundResult(
  tx: Transaction,
  refundId: number,
  result: RefundResult,
  now: Date,
): Promise<'applied' | 'none'> {
  const refund = await lockRefund(tx, refundId)
  if (!refund || !isNews(refund, result)) return 'none'
  const payment = await findPayment(tx, refund.payment_id)
  if (!payment) return 'none'
  const booked = { ...refund, paymentId: payment.id, amountFils: refund.amount_fils }
  const facts = { provider_ref: result.ref, last_fault: null }
  const said = { amount: refund.amount_fils }
  if (result.status === 'pending') {
    const askAt = new Date(now.getTime() + ASK_AGAIN_MS)
    await updateRefund(tx, refundId, { ...facts, state: 'sent', next_try_at: askAt })
    return 'applied'
  }
  if (result.status === 'succeeded') {
    const settled = { state: 'succeeded', settled_at: now, next_try_at: null }
    await updateRefund(tx, refundId, { ...facts, ...settled })
    await bookRefundSettled(tx, booked, payment.method as OfferedMethod, now)
    await notifyCustomer(tx, payment, 'refund-sent', said, now, refundId)
    return 'applied'
  }
  if (refund.state === 'succeeded') await bookRefundFailed(tx, booked, payment.method, now)
  await updateRefund(tx, refundId, {
    ...facts,
    state: 'failed',
    failure_code: result.failureCode,
    settled_at: null,
    next_try_at: null,
  })
  await notifyCustomer(tx, payment, 'refund-failed', said, now, `${refundId}:${result.ref}`)
  return 'applied'
}

/** A refund that went through may still fail; one that failed stays so until a person acts. */
function isNews(refund: RefundRow, { ref, status }: RefundResult): boolean {
  if (refund.state === 'failed') return false
  if (refund.provider_ref !== null && refund.provider_ref !== ref) return false
  if (refund.state === 'succeeded') return status === 'failed'
  return refund.state === 'requested' || status !== 'pending'
}
