import { inTransaction } from '#server/database/database.ts'
import type { JobContext } from '#server/jobs/jobs.ts'
import { chargePayment } from '../cards/charge-payment.ts'
import type { PaymentParts } from '../parts.ts'
import { listOpenRefunds } from '../refunds/refund-store.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { followPayPalRequest, sendPayPalRequest } from '../requests/paypal-requests.ts'
import { listUnreturned } from '../reviews/review-store.ts'
import { returnCharge } from '../reviews/return-charge.ts'
import { eachRow } from './each-row.ts'
import { settle } from './settle.ts'
import { listPaymentsUnderCharge } from '../attempt-store.ts'
import { findPayment, listDuePayments, listPayPalToAsk } from '../store.ts'

const PAGE = 200
const REFUND_JOB_MS = 10 * 60_000

type Sweep = (parts: PaymentParts) => (context: JobContext) => Promise<void>

/** Charges without an answer, and charges that are due and whose own job was lost. */
export const sweepCharges: Sweep = (parts) => async (context) => {
  const { db, clock } = context
  const now = clock.now()
  const charge = (paymentId: number) => chargePayment(parts)(context, { paymentId })
  await eachRow(context, 'payment', (after) => listPaymentsUnderCharge(db, after, PAGE), charge)
  const reach = { state: 'ready', now, limit: PAGE } as const
  await eachRow(context, 'payment', (after) => listDuePayments(db, after, reach), charge)
}

/** Payments that no one paid in time. PayPal's are asked about before they lapse. */
export const sweepLapsed: Sweep = (parts) => async (context) => {
  const { db, clock } = context
  const reach = { state: 'requires_action', now: clock.now(), limit: PAGE } as const
  const list = (after: number) => listDuePayments(db, after, reach)
  await eachRow(context, 'payment', list, async (id) => {
    const payment = await findPayment(db, id)
    if (payment?.method === 'paypal') await followPayPalRequest(parts)(context, { paymentId: id })
    await inTransaction(db, (tx) => settle(tx, parts, id, { kind: 'lapsed' }, clock.now()))
  })
}

/** PayPal requests that were not sent, and those whose time has come to be asked about. */
export const sweepPayPal: Sweep = (parts) => async (context) => {
  const { db, clock } = context
  const list = (after: number) => listPayPalToAsk(db, after, { now: clock.now(), limit: PAGE })
  await eachRow(context, 'payment', list, async (paymentId) => {
    await sendPayPalRequest(parts)(context, { paymentId })
    await followPayPalRequest(parts)(context, { paymentId })
  })
}

export const sweepRefunds: Sweep = (parts) => async (context) => {
  const { db, clock } = context
  const before = new Date(clock.now().getTime() - REFUND_JOB_MS)
  const reach = { before, now: clock.now(), limit: PAGE }
  const list = (after: number) => listOpenRefunds(db, after, reach)
  await eachRow(context, 'refund', list, (refundId) => sendRefund(parts)(context, { refundId }))
  const unreturned = (after: number) => listUnreturned(db, after, { before, limit: PAGE })
  await eachRow(context, 'review', unreturned, (reviewId) =>
    returnCharge(parts)(context, { reviewId }),
  )
}
