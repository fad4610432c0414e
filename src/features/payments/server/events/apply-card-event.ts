import { inTransaction, type Database } from '#server/database/database.ts'
import type { ChargeResult } from '#server/gateways/card.ts'
import type { DisputeNews, RefundNews } from '#server/gateways/card-events.ts'
import type { PaymentParts } from '../parts.ts'
import { refreshSetup } from '../cards/refresh-setup.ts'
import { findSetupByRef } from '../cards/setup-store.ts'
import { applyPayout } from '../payouts/apply-payout.ts'
import { applyRefundResult } from '../refunds/apply-refund-result.ts'
import { findRefundByKey } from '../refunds/refund-store.ts'
import { settle } from '../settling/settle.ts'
import type { Outcome } from '../settling/settling.ts'
import { findAttempt } from '../attempt-store.ts'
import { findPaymentOfCharge } from '../store.ts'

/** Lets the card provider's news move what it reports. */
export async function applyCardEvent(
  parts: PaymentParts,
  db: Database,
  payload: string,
  now: Date,
): Promise<Outcome> {
  const { card } = parts.gateways
  const event = card.readEvent(payload)
  if (!event) throw new Error('This is no event of the card provider')
  switch (event.subject) {
    case 'setup':
      return applySetup(parts, db, event.setupRef, now)
    case 'charge':
      return applyCharge(parts, db, event.charge, now)
    case 'refund':
      return applyRefund(parts, db, event.refund, now)
    case 'dispute':
      return applyDispute(parts, db, event.dispute, now)
    case 'payout':
      return inTransaction(db, (tx) => applyPayout(tx, card.provider, event.payout, now))
    case 'other':
      return 'none'
  }
}

async function applySetup(
  parts: PaymentParts,
  db: Database,
  setupRef: string,
  now: Date,
): Promise<Outcome> {
  const setup = await findSetupByRef(db, setupRef)
  if (setup?.status !== 'open') return 'none'
  const { setup: after } = await refreshSetup(parts, db, setup, now)
  return after.status === 'open' ? 'none' : 'applied'
}

async function applyCharge(
  parts: PaymentParts,
  db: Database,
  charge: ChargeResult,
  now: Date,
): Promise<Outcome> {
  const attempt = await findAttempt(db, charge.key)
  if (!attempt) return 'none'
  return inTransaction(db, (tx) =>
    settle(tx, parts, attempt.payment_id, { kind: 'charge', charge }, now),
  )
}

/** One with a key is ours: its end. One without was made at the provider. */
async function applyRefund(
  parts: PaymentParts,
  db: Database,
  news: RefundNews,
  now: Date,
): Promise<Outcome> {
  if (news.key !== null) {
    const refund = await findRefundByKey(db, news.key)
    if (!refund) return 'none'
    return inTransaction(db, (tx) => applyRefundResult(tx, refund.id, news, now))
  }
  const payment = await findPaymentOfCharge(db, news.chargeRef)
  if (!payment) return 'none'
  const refund = { ...news, amountMinor: news.amountFils, currency: 'AED' }
  return inTransaction(db, (tx) => settle(tx, parts, payment.id, { kind: 'refunded', refund }, now))
}

async function applyDispute(
  parts: PaymentParts,
  db: Database,
  news: DisputeNews,
  now: Date,
): Promise<Outcome> {
  const payment = await findPaymentOfCharge(db, news.chargeRef)
  if (!payment) return 'none'
  const { provider } = parts.gateways.card
  const dispute = { ...news, provider, amountMinor: news.amountFils, currency: 'AED' }
  return inTransaction(db, (tx) =>
    settle(tx, parts, payment.id, { kind: 'disputed', dispute }, now),
  )
}
