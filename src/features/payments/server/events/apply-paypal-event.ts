import type { Database } from '#server/database/database.ts'
import { getPayPal, type PaymentParts } from '../parts.ts'
import { lookAtRequest } from '../requests/paypal-requests.ts'
import type { Outcome } from '../settling/settling.ts'
import { findPaymentByRequest } from '../store.ts'

/** Lets what PayPal told move the payment that it tells of: PayPal is asked how the request is. */
export async function applyPayPalEvent(
  parts: PaymentParts,
  db: Database,
  payload: string,
  now: Date,
): Promise<Outcome> {
  const event = getPayPal(parts).readEvent(payload)
  if (!event) throw new Error('This is no event of PayPal')
  if (event.subject !== 'request') return 'none'
  const payment = await findPaymentByRequest(db, event.requestRef)
  return payment ? lookAtRequest(parts, db, payment, now) : 'none'
}
