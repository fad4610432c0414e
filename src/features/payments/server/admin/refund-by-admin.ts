import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { refundByAdmin as contract } from '../../admin-contract.ts'
import { isCaptured, type PaymentPurpose, type PaymentState } from '../../rules.ts'
import type { PaymentParts } from '../parts.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { findPayment, presentSettled } from '../store.ts'
import { getIndexed } from './list-payments.ts'

/** Goodwill: money beyond what the rules give back, by a person who says why. */
export const refundByAdmin =
  ({ listeners }: PaymentParts) =>
  async (
    tx: Transaction,
    who: Member,
    { id, amount, reason }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const unlocked = await findPayment(tx, id)
    if (!unlocked) throw new Refusal('not_found', 404)
    const listener = listeners[unlocked.purpose as PaymentPurpose]
    if (!listener.onGoodwill) throw new Refusal('refund_not_here', 409)
    await listener.lock?.(tx, presentSettled(unlocked))
    const payment = await findPayment(tx, id)
    if (!payment) throw new Refusal('not_found', 404)
    if (!isCaptured(payment.state as PaymentState)) throw new Refusal('refund_not_captured', 409)
    const amountFils = toFils(amount)
    const refund = { paymentId: id, amountFils, reason: 'goodwill', now: who.now }
    const { id: refundId } = await refundPayment(tx, refund)
    await listener.onGoodwill(tx, presentSettled(payment), amountFils, who.now)
    const after = await getIndexed(tx, id, { listeners, language: who.language })
    await writeAudit(tx, who, {
      action: 'refund-payment',
      object: 'payment',
      objectId: id,
      before: { state: payment.state, refundedFils: payment.refunded_fils },
      after: {
        state: after.state,
        refundedFils: payment.refunded_fils + amountFils,
        refundId,
        reason,
      },
    })
    return after
  }
