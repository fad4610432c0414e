import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { customerForTeam } from '#server/person-name.ts'
import type * as contract from '../../refund-contract.ts'
import type { OfferedMethod, RefundState } from '../../rules.ts'
import { bookRefundSettled } from '../books/ledger.ts'
import { notifyCustomer } from '../notify.ts'
import { findPayment } from '../store.ts'
import {
  isForPerson,
  lockRefund,
  renewRefundKey,
  updateRefund,
  type RefundRow,
} from './refund-store.ts'

const SHOWN_MAX = 200

export async function listRefundsToPay(
  db: Database,
  { language }: Member,
): Promise<Output<typeof contract.listRefundsToPay>> {
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('users as u', 'u.id', 'p.customer_id')
    .select(['r.id', 'r.amount_fils', 'r.state', 'r.failure_code', 'r.created_at'])
    .select(['r.payout_way', 'r.payout_hint', 'p.reference', 'p.method', 'u.name', 'u.phone'])
    .where((eb) =>
      eb.or([
        eb('r.state', '=', 'failed'),
        eb.and([eb('r.state', '=', 'requested'), eb('r.by_hand', '=', true)]),
      ]),
    )
    .orderBy('r.id')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    ...customerForTeam(row, language),
    amount: toDirhams(row.amount_fils),
    method: row.method as OfferedMethod,
    requestedAt: row.created_at.toISOString(),
    isFailed: row.state === 'failed',
    failureCode: row.failure_code,
    account:
      row.payout_hint === null
        ? null
        : { way: row.payout_way === 'usdt' ? 'usdt' : 'bank', hint: row.payout_hint },
  }))
}

/** A person has sent the money: booked from where it left, and the customer is notified. */
export async function payRefund(
  tx: Transaction,
  who: Member,
  { id, way, evidence }: Input<typeof contract.payRefund>,
): Promise<Output<typeof contract.payRefund>> {
  const refund = await lockWaiting(tx, id)
  const payment = await findPayment(tx, refund.payment_id)
  if (!payment) throw new Refusal('not_found', 404)
  const paid = { state: 'succeeded', by_hand: true, settled_at: who.now, evidence }
  // No one needs the whole number any more.
  const change = { ...paid, payout_account: null }
  await updateRefund(tx, id, change)
  const { amount_fils: amountFils } = refund
  await bookRefundSettled(tx, { ...refund, paymentId: payment.id, amountFils }, way, who.now)
  await notifyCustomer(tx, payment, 'refund-paid-out', { amount: amountFils }, who.now, id)
  await notify(tx, who, refund, 'pay-refund', {
    state: 'succeeded',
    way,
    evidence,
    account: refund.payout_hint,
  })
  return { id, state: 'succeeded' }
}

export async function sendRefundAgain(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.sendRefundAgain>,
): Promise<Output<typeof contract.sendRefundAgain>> {
  const refund = await lockWaiting(tx, id)
  if (refund.by_hand) throw new Refusal('refund_not_waiting', 409)
  await renewRefundKey(tx, id, who.now)
  const change = { state: 'requested', provider_ref: null, failure_code: null, tries: 0 }
  await updateRefund(tx, id, change)
  await enqueue(tx, 'send-refund', { refundId: id })
  await notify(tx, who, refund, 'send-refund-again', { state: 'requested' })
  return { id, state: 'requested' }
}

/** @throws Refusal `not_found`, `refund_not_waiting` */
async function lockWaiting(tx: Transaction, id: number): Promise<RefundRow> {
  const refund = await lockRefund(tx, id)
  if (!refund) throw new Refusal('not_found', 404)
  if (!isForPerson(refund)) throw new Refusal('refund_not_waiting', 409)
  return refund
}

const notify = (
  tx: Transaction,
  who: Member,
  refund: RefundRow,
  action: 'pay-refund' | 'send-refund-again',
  after: { state: RefundState; way?: string; evidence?: string; account?: string | null },
): Promise<void> =>
  writeAudit(tx, who, {
    action,
    object: 'payment',
    objectId: refund.payment_id,
    before: { refundId: refund.id, state: refund.state, failureCode: refund.failure_code },
    after,
  })
