import { inTransaction, type Database } from '#server/database/database.ts'
import type { PayPalDispute } from '#server/gateways/paypal/paypal-events.ts'
import { filsOfCents } from '../../rules.ts'
import type { DisputeNews } from '../disputes/apply-dispute.ts'
import { getPayPal, type PaymentParts } from '../parts.ts'
import { applyRefundResult } from '../refunds/apply-refund-result.ts'
import { findRefundByKey } from '../refunds/refund-store.ts'
import { lookAtRequest } from '../requests/paypal-requests.ts'
import { settle } from '../settling/settle.ts'
import type { Outcome } from '../settling/settling.ts'
import { findPaymentByRequest, findPaymentOfCapture, type PaymentRow } from '../store.ts'

const CURRENCY = 'USD'

/** Lets PayPal's news move what it reports. Requests and refunds are asked about at PayPal. */
export async function applyPayPalEvent(
  parts: PaymentParts,
  db: Database,
  payload: string,
  now: Date,
): Promise<Outcome> {
  const event = getPayPal(parts).readEvent(payload)
  if (!event) throw new Error('This is no event of PayPal')
  switch (event.subject) {
    case 'request': {
      const payment = await findPaymentByRequest(db, event.requestRef)
      return payment ? lookAtRequest(parts, db, payment, now) : 'none'
    }
    case 'refund':
      return applyRefund(parts, db, event.refundRef, now)
    case 'reversal': {
      const { captureRef, usdCents } = event
      const payment = await findPaymentOfCapture(db, 'paypal', captureRef)
      if (!payment) return 'none'
      const reversed = { reason: 'reversed', status: 'lost', evidenceDueBy: null } as const
      return dispute(parts, db, payment, { ...reversed, ref: captureRef, usdCents }, now)
    }
    case 'dispute': {
      const payments = await Promise.all(
        event.dispute.captureRefs.map((ref) => findPaymentOfCapture(db, 'paypal', ref)),
      )
      const payment = payments.find((one) => one !== undefined)
      return payment ? dispute(parts, db, payment, event.dispute, now) : 'none'
    }
    case 'other':
      return 'none'
  }
}

async function applyRefund(
  parts: PaymentParts,
  db: Database,
  ref: string,
  now: Date,
): Promise<Outcome> {
  const made = await getPayPal(parts).findRefund({ db, now }, { ref })
  if (made === 'unknown') return 'none'
  if (made.key !== null) {
    const refund = await findRefundByKey(db, made.key)
    if (!refund) return 'none'
    return inTransaction(db, (tx) => applyRefundResult(tx, refund.id, made, now))
  }
  const payment = await findPaymentOfCapture(db, 'paypal', made.captureRef)
  if (!payment) return 'none'
  const amountFils = filsOf(payment, made.usdCents)
  const refund = { ...made, amountFils, amountMinor: made.usdCents, currency: CURRENCY }
  return inTransaction(db, (tx) => settle(tx, parts, payment.id, { kind: 'refunded', refund }, now))
}

/** PayPal names no movements: a lost dispute is one of all that it was about. */
function dispute(
  parts: PaymentParts,
  db: Database,
  payment: PaymentRow,
  { ref, usdCents, reason, status, evidenceDueBy }: Omit<PayPalDispute, 'captureRefs'>,
  now: Date,
): Promise<Outcome> {
  const amountFils = filsOf(payment, usdCents)
  const movement = { ref: 'lost', amountFils: -amountFils, feeFils: 0 }
  const news: DisputeNews = {
    provider: 'paypal',
    ref,
    amountFils,
    amountMinor: usdCents,
    currency: CURRENCY,
    reason,
    status,
    evidenceDueBy,
    movements: status === 'lost' ? [movement] : [],
  }
  return inTransaction(db, (tx) =>
    settle(tx, parts, payment.id, { kind: 'disputed', dispute: news }, now),
  )
}

const filsOf = (payment: PaymentRow, cents: number): number =>
  filsOfCents(cents, { amountFils: payment.amount_fils, usdCents: payment.usd_cents })
