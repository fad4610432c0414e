import { inTransaction } from '#server/database/database.ts'
import type { GatewayCall } from '#server/gateways/gateway-call.ts'
import type { PaymentParts } from '../parts.ts'
import { settle } from '../settling/settle.ts'
import { listAskedAttempts, updateAttempt } from '../attempt-store.ts'
import { findPayment } from '../store.ts'

/**
 * Cancels charges whose bank still waits for the customer before a payment is charged again, so
 * that no two of them can go through. One that was answered in the meantime is taken instead.
 */
export async function endAskedCharges(
  parts: PaymentParts,
  { db, now }: GatewayCall,
  paymentId: number,
): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (payment?.state !== 'ready' || payment.next_charge_at > now || payment.closed_at) return
  for (const { id, provider_ref: ref } of await listAskedAttempts(db, paymentId)) {
    if (ref === null) continue
    const charge = await parts.gateways.card.cancelCharge({ db, now }, ref)
    await inTransaction(db, async (tx) => {
      if (charge.status === 'succeeded') {
        await settle(tx, parts, paymentId, { kind: 'charge', charge }, now)
      } else {
        await updateAttempt(tx, id, { state: 'not_captured' })
      }
    })
  }
}
