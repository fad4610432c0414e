import { readJson, textAt, valueAt } from '../provider-call.ts'

/**
 * What PayPal tells by webhook. News of a request says only which one: what became of it is asked
 * for, so old and repeated news does no harm.
 */
export type PayPalEvent = {
  id: string
  type: string
  occurredAt: Date
} & (
  | { subject: 'request'; requestRef: string }
  /** A refund, also one that somebody made at PayPal; `key` is ours, where it is ours. */
  | { subject: 'refund'; refundRef: string; key: string | null }
  | { subject: 'dispute'; dispute: PayPalDispute }
  | { subject: 'other' }
)

export interface PayPalDispute {
  ref: string
  captureRefs: string[]
  usdCents: number
  reason: string
  /** PayPal's own word: `OPEN`, `UNDER_REVIEW`, `RESOLVED` and so on. */
  status: string
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
    const key = textAt(resource, 'custom_id') ?? null
    return { ...head, subject: 'refund', refundRef: ref, key }
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
  const disputed = valueAt(resource, 'disputed_transactions')
  const transactions = Array.isArray(disputed) ? (disputed as unknown[]) : []
  return {
    ref: textAt(resource, 'dispute_id') ?? '',
    captureRefs: transactions.flatMap((one) => textAt(one, 'seller_transaction_id') ?? []),
    usdCents: Math.round(Number(valueAt(resource, 'dispute_amount', 'value') ?? 0) * 100),
    reason: textAt(resource, 'reason') ?? '',
    status: textAt(resource, 'status') ?? '',
  }
}
