import { inTransaction, type Database } from '#server/database/database.ts'
import { enqueue, type JobContext } from '#server/jobs/jobs.ts'
import type { GatewayCall } from '#server/gateways/gateway-call.ts'
import { watchCalls } from '../incidents/incidents.ts'
import { notifyCustomer } from '../notify.ts'
import { getPayPal, type PaymentParts } from '../parts.ts'
import { settle } from '../settling/settle.ts'
import type { Outcome } from '../settling/settling.ts'
import {
  findPayment,
  getCustomer,
  lockPaymentRow,
  updatePayment,
  type PaymentRow,
} from '../store.ts'

const LOOK_MIN_MS = 10 * 60_000
const LOOK_MAX_MS = 3 * 3_600_000

interface PaymentJobData {
  paymentId: number
}

/** Sends the request in US dollars and notifies the customer; its key makes it one request. */
export const sendPayPalRequest =
  (parts: PaymentParts) =>
  async ({ db, clock, log }: JobContext, { paymentId }: PaymentJobData): Promise<void> => {
    const payment = await findPayment(db, paymentId)
    if (payment?.state !== 'requires_action' || payment.request_ref) return
    const place = { db, log, now: clock.now() }
    await watchCalls(place, 'paypal', () => sendRequest(parts, place, payment))
  }

async function sendRequest(
  parts: PaymentParts,
  { db, now }: GatewayCall,
  payment: PaymentRow,
): Promise<void> {
  const { id: paymentId } = payment
  const { language } = await getCustomer(db, payment.customer_id)
  const email = payment.paypal_email ?? ''
  const usdCents = payment.usd_cents ?? 0
  const { ref, url } = await getPayPal(parts).request(
    { db, now },
    {
      key: payment.request_key,
      email,
      usdCents,
      reference: payment.reference,
      language,
      description: language === 'ar' ? payment.description_ar : payment.description_en,
    },
  )
  await inTransaction(db, async (tx) => {
    const locked = await lockPaymentRow(tx, paymentId)
    if (!locked || locked.request_ref) return
    const asked = await updatePayment(tx, paymentId, { request_ref: ref, request_url: url })
    // Called off while the provider was asked: no one may pay it any more.
    if (asked.closed_at) return enqueue(tx, 'withdraw-paypal-request', { paymentId })
    const amounts = { usd: usdCents, email, payment: String(paymentId) }
    await notifyCustomer(tx, asked, 'paypal-request', amounts, now)
  })
}

/** Looks whether a request was paid, also one that was called off meanwhile. */
export const followPayPalRequest =
  (parts: PaymentParts) =>
  async ({ db, clock, log }: JobContext, { paymentId }: PaymentJobData): Promise<void> => {
    const payment = await findPayment(db, paymentId)
    if (!payment?.request_ref) return
    const place = { db, log, now: clock.now() }
    await watchCalls(place, 'paypal', async () => {
      await lookAtRequest(parts, db, payment, place.now)
    })
  }

/** Asks PayPal how a request is, and settles what was paid. */
export async function lookAtRequest(
  parts: PaymentParts,
  db: Database,
  payment: PaymentRow,
  now: Date,
): Promise<Outcome> {
  if (payment.request_ref === null) return 'none'
  const found = await getPayPal(parts).retrieve({ db, now }, payment.request_ref)
  if (found.status !== 'paid') {
    await setNextLook(db, payment, now)
    return 'none'
  }
  const { captureRef, usdCents: minorUnits, currency, reference } = found
  const event = { kind: 'paid', captureRef, minorUnits, currency, reference } as const
  return inTransaction(db, (tx) => settle(tx, parts, payment.id, event, now))
}

/** Young requests are asked about often, old ones seldom, and each once more before it lapses. */
async function setNextLook(db: Database, payment: PaymentRow, now: Date): Promise<void> {
  const age = now.getTime() - payment.created_at.getTime()
  const wait = Math.min(Math.max(age / 6, LOOK_MIN_MS), LOOK_MAX_MS)
  await inTransaction(db, (tx) =>
    updatePayment(tx, payment.id, { look_at: new Date(now.getTime() + wait) }),
  )
}

/** Takes a request back; one that was paid in the meantime is settled instead. */
export const withdrawPayPalRequest =
  (parts: PaymentParts) =>
  async (context: JobContext, { paymentId }: PaymentJobData): Promise<void> => {
    const { db, clock, log } = context
    const payment = await findPayment(db, paymentId)
    const { request_ref: ref } = payment ?? { request_ref: null }
    if (ref === null) return
    const at = { db, log, now: clock.now() }
    await watchCalls(at, 'paypal', async () => {
      const found = await getPayPal(parts).retrieve(at, ref)
      if (found.status === 'paid') return followPayPalRequest(parts)(context, { paymentId })
      if (found.status === 'open') await getPayPal(parts).cancel(at, ref)
    })
  }
