import type { DisputeNews } from '../card-events.ts'
import { readJson, textAt, valueAt } from '../provider-call.ts'

/**
 * What PayPal says by webhook. News of a request says only which one: what became of it is asked
 * for, so old and repeated news does no harm.
 */
export type PayPalEvent = {
  id: string
  type: string
  occurredAt: Date
} & (
  | { subject: 'request'; requestRef: string }
  /** A refund, also one that someone made at PayPal; what became of it is asked for. */
  | { subject: 'refund'; refundRef: string }
  /** PayPal took a payment back by itself. */
  | { subject: 'reversal'; captureRef: string; usdCents: number }
  | { subject: 'dispute'; dispute: PayPalDispute }
  | { subject: 'other' }
)

export interface PayPalDispute extends Omit<DisputeNews, 'chargeRef' | 'amountFils' | 'movements'> {
  captureRefs: string[]
  usdCents: number
}

/** The event in a body that PayPal vouched for; undefined where it is no event. */
export function readPayPalEvent(rawBody: string): PayPalEvent | undefined {
  const event = readJson(rawBody)
  const id = textAt(event, 'id')
  const type = textAt(event, 'event_type')
  const occurredAt = new Date(textAt(event, 'create_time') ?? '')
  const resource = valueAt(event, 'resource')
  if (id === undefined || type === undefined || Number.isNaN(occurredAt.getTime())) return undefined
  if (typeof resource !== 'object' || resource === null) return undefined
  const head = { id, type, occurredAt }
  if (type.startsWith('INVOICING.INVOICE.')) {
    const ref = textAt(resource, 'invoice', 'id') ?? textAt(resource, 'id')
    return ref === undefined ? undefined : { ...head, subject: 'request', requestRef: ref }
  }
  const ref = textAt(resource, 'id')
  if (REFUND_EVENTS.includes(type) && ref !== undefined) {
    return { ...head, subject: 'refund', refundRef: ref }
  }
  if (type === 'PAYMENT.CAPTURE.REVERSED' && ref !== undefined) {
    const captureRef = captureOf(resource) ?? ref
    return { ...head, subject: 'reversal', captureRef, usdCents: centsAt(resource, 'amount') }
  }
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    return { ...head, subject: 'dispute', dispute: readDispute(resource) }
  }
  return { ...head, subject: 'other' }
}

const REFUND_EVENTS = [
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
  'PAYMENT.REFUND.COMPLETED',
]

function readDispute(resource: object): PayPalDispute {
  const due = new Date(textAt(resource, 'seller_response_due_date') ?? '')
  const disputed = valueAt(resource, 'disputed_transactions')
  const transactions = Array.isArray(disputed) ? (disputed as unknown[]) : []
  return {
    ref: textAt(resource, 'dispute_id') ?? '',
    captureRefs: transactions.flatMap((one) => textAt(one, 'seller_transaction_id') ?? []),
    usdCents: centsAt(resource, 'dispute_amount'),
    reason: (textAt(resource, 'reason') ?? '').toLowerCase(),
    status: statusOf(resource),
    evidenceDueBy: Number.isNaN(due.getTime()) ? null : due,
  }
}

/** Outcomes that leave us without the money; in all others it stays ours, or PayPal pays. */
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']

function statusOf(resource: object): DisputeNews['status'] {
  const status = textAt(resource, 'status')
  if (status !== 'RESOLVED') {
    return status === 'UNDER_REVIEW' || status === 'WAITING_FOR_BUYER_RESPONSE'
      ? 'under_review'
      : 'needs_response'
  }
  return LOST.includes(textAt(resource, 'dispute_outcome', 'outcome_code') ?? '') ? 'lost' : 'won'
}

const centsAt = (resource: object, name: string): number =>
  Math.round(Number(valueAt(resource, name, 'value') ?? 0) * 100)

/** The capture that a refund is of, by the link to it. */
export function captureOf(refund: object): string | undefined {
  const links = valueAt(refund, 'links')
  const up = (Array.isArray(links) ? (links as unknown[]) : []).find(
    (link) => textAt(link, 'rel') === 'up',
  )
  return textAt(up, 'href')?.split('/captures/')[1]
}
