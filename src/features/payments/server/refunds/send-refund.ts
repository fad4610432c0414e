import { inTransaction, type Database } from '#server/database/database.ts'
import type { RefundResult } from '#server/gateways/card.ts'
import type { GatewayCall } from '#server/gateways/gateway-call.ts'
import type { JobContext } from '#server/jobs/jobs.ts'
import { bookRefundSettled } from '../books/ledger.ts'
import { notifyCustomer } from '../notify.ts'
import { getPayPal, type PaymentParts } from '../parts.ts'
import { KEY_LIFE_MS } from '../../rules.ts'
import { findPayment, updatePayment, type PaymentRow } from '../store.ts'

const findRefund = (db: Database, id: number) =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()

type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

/** Asks the provider for a refund by its own key; one that it refuses for good goes to the wallet. */
export const sendRefund =
  (parts: PaymentParts) =>
  async ({ db, clock }: JobContext, { refundId }: { refundId: number }): Promise<void> => {
    const refund = await findRefund(db, refundId)
    if (refund?.state !== 'requested') return
    const payment = await findPayment(db, refund.payment_id)
    if (!payment) return
    const now = clock.now()
    if (now.getTime() - refund.created_at.getTime() > KEY_LIFE_MS) {
      const review = { review_reason: 'refund_outcome_unknown' }
      return void (await inTransaction(db, (tx) => updatePayment(tx, payment.id, review)))
    }
    const result = await askProvider(parts, { db, now }, payment, refund)
    const providerRef = result.status === 'failed' ? undefined : result.ref
    await inTransaction(db, async (tx) => {
      const settled = await tx
        .updateTable('refunds')
        .set({
          state: 'succeeded',
          provider_ref: providerRef ?? null,
          to_wallet: providerRef === undefined,
          settled_at: now,
        })
        .where('id', '=', refundId)
        .where('state', '=', 'requested')
        .returning('id')
        .executeTakeFirst()
      if (!settled) return
      const to = providerRef ? { method: payment.method } : { walletOf: payment.customer_id }
      const booked = { id: refundId, paymentId: payment.id, amountFils: refund.amount_fils }
      await bookRefundSettled(tx, booked, to, now)
      const said = {
        to: providerRef ? 'source' : 'wallet',
        amountFils: refund.amount_fils,
        refund: refundId,
      }
      await notifyCustomer(tx, payment, 'refund-sent', said, now)
    })
  }

function askProvider(
  parts: PaymentParts,
  at: GatewayCall,
  payment: PaymentRow,
  { key, amount_fils: amountFils, usd_cents }: RefundRow,
): Promise<RefundResult> {
  const ref = payment.capture_ref ?? ''
  if (payment.method === 'paypal') {
    return getPayPal(parts).refund(at, { key, captureRef: ref, usdCents: usd_cents ?? 0 })
  }
  return parts.gateways.card.refund(at, { key, chargeRef: ref, amountFils })
}
