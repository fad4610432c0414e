import { inTransaction } from '#server/database/database.ts'
import type { JobContext } from '#server/jobs/jobs.ts'
import { expiryInstant } from '../../rules.ts'
import { chargePayment } from '../cards/charge-payment.ts'
import { applyLeftEvents } from '../cards/receive-webhook.ts'
import type { PaymentParts } from '../parts.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { followPayPalRequest, sendPayPalRequest } from '../requests/paypal-requests.ts'
import { settle } from './settle.ts'
import {
  listDuePayments,
  listPaymentsUnderCharge,
  listUnsentRefunds,
  type PaymentRow,
} from '../store.ts'

const PAGE = 200
const REFUND_JOB_MS = 10 * 60_000

/**
 * Picks up whatever is due and was not done by its own job: charges without an answer, due charges,
 * requests that were paid or lapsed, refunds, kept events. One payment's fault stops no other.
 */
export const sweepPayments =
  (parts: PaymentParts) =>
  async (context: JobContext): Promise<void> => {
    const { db, clock } = context
    const now = clock.now()
    let faults = 0
    const attempt = async (work: Promise<void>, paymentId: number) => {
      try {
        await work
      } catch (error) {
        faults += 1
        context.log.warn({ paymentId, err: error }, 'payment could not be moved on')
      }
    }
    await applyLeftEvents(parts, db, now, PAGE)
    for (const { id } of await listPaymentsUnderCharge(db, PAGE)) {
      await attempt(chargePayment(parts)(context, { paymentId: id }), id)
    }
    let afterId = 0
    for (let page = await listDuePayments(db, now, afterId, PAGE); page.length > 0;) {
      for (const payment of page) {
        await attempt(moveOn(parts, context, payment), payment.id)
        afterId = payment.id
      }
      page = await listDuePayments(db, now, afterId, PAGE)
    }
    const before = new Date(now.getTime() - REFUND_JOB_MS)
    for (const { id } of await listUnsentRefunds(db, before, PAGE)) {
      await attempt(sendRefund(parts)(context, { refundId: id }), id)
    }
    if (faults > 0) throw new Error(`${faults} payments could not be moved on`)
  }

async function moveOn(
  parts: PaymentParts,
  context: JobContext,
  payment: PaymentRow,
): Promise<void> {
  const { db, clock } = context
  const paymentId = payment.id
  if (payment.state === 'ready') return chargePayment(parts)(context, { paymentId })
  if (payment.method === 'paypal') {
    await sendPayPalRequest(parts)(context, { paymentId })
    await followPayPalRequest(parts)(context, { paymentId })
  }
  if (expiryInstant(payment.charge_on) > clock.now()) return
  await inTransaction(db, (tx) => settle(tx, parts, paymentId, { kind: 'lapsed' }, clock.now()))
}
