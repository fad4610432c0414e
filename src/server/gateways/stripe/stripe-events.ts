import type { Stripe } from 'stripe'
import type { CardEvent, DisputeNews, PayoutNews } from '../card-events.ts'
import { readJson, textAt, valueAt } from '../provider-call.ts'
import { readCharge, readRef, readRefund } from './stripe-objects.ts'

/** The event in a body that Stripe signed; undefined where it is no event. */
export function readEvent(rawBody: string): CardEvent | undefined {
  const event = readJson(rawBody)
  if (!isEvent(event)) return undefined
  const { id, type, created } = event
  const head = { id, type, occurredAt: new Date(created * 1000) }
  const { object } = event.data
  if (object.object === 'setup_intent') return { ...head, subject: 'setup', setupRef: object.id }
  // Someone may use the same account for something else.
  if (object.object === 'payment_intent' && object.metadata['attempt'] !== undefined) {
    return { ...head, subject: 'charge', charge: readCharge(object) }
  }
  if (object.object === 'refund') {
    return { ...head, subject: 'refund', refund: readRefundNews(object) }
  }
  if (object.object === 'dispute') {
    return { ...head, subject: 'dispute', dispute: readDispute(object) }
  }
  if (object.object === 'payout') return { ...head, subject: 'payout', payout: readPayout(object) }
  return { ...head, subject: 'other' }
}

/** The form of every event; of what is inside, Stripe's signature speaks. */
const isEvent = (event: unknown): event is Stripe.Event =>
  textAt(event, 'id') !== undefined &&
  textAt(event, 'type') !== undefined &&
  typeof valueAt(event, 'created') === 'number' &&
  textAt(event, 'data', 'object', 'object') !== undefined

const readRefundNews = (refund: Stripe.Refund) => ({
  ...readRefund(refund),
  key: refund.metadata?.['refund'] ?? null,
  chargeRef: readRef(refund.payment_intent),
  amountFils: refund.amount,
})

const DISPUTE_STATUSES: Readonly<Record<string, DisputeNews['status']>> = {
  needs_response: 'needs_response',
  warning_needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
}

function readDispute(dispute: Stripe.Dispute): DisputeNews {
  const { due_by: due } = dispute.evidence_details
  return {
    ref: dispute.id,
    chargeRef: readRef(dispute.payment_intent),
    amountFils: dispute.amount,
    reason: dispute.reason,
    status: DISPUTE_STATUSES[dispute.status] ?? 'under_review',
    evidenceDueBy: due ? new Date(due * 1000) : null,
    movements: dispute.balance_transactions
      .filter(({ currency }) => currency === 'aed')
      .map(({ id, amount, fee }) => ({ ref: id, amountFils: amount, feeFils: fee })),
  }
}

const PAYOUT_STATUSES: Readonly<Record<string, PayoutNews['status']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
}

const readPayout = (payout: Stripe.Payout): PayoutNews => ({
  ref: payout.id,
  amountFils: payout.amount,
  status: PAYOUT_STATUSES[payout.status] ?? 'pending',
  failureCode: payout.failure_code,
  arrivesAt: new Date(payout.arrival_date * 1000),
})
