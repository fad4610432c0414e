import type { Stripe } from 'stripe'
import { DECLINE_ADVICE } from '../card.ts'
import type { ChargeResult, Decline, RefundResult } from '../card.ts'

const STATUSES: Readonly<Record<string, ChargeResult['status']>> = {
  succeeded: 'succeeded',
  requires_payment_method: 'failed',
  requires_action: 'requires_action',
  canceled: 'failed',
}

/** A PaymentIntent of ours, as the product sees it. */
export function readCharge(intent: Stripe.PaymentIntent): ChargeResult {
  const error = intent.last_payment_error
  const found = STATUSES[intent.status] ?? 'processing'
  // Off session, a bank that asks for the customer refuses the charge until they are there.
  const isAsking = found === 'failed' && error?.code === 'authentication_required'
  const isCancelled = intent.status === 'canceled'
  const status = isAsking && !isCancelled ? 'requires_action' : found
  return {
    ref: intent.id,
    key: intent.metadata['attempt'] ?? '',
    status,
    amountFils: intent.amount,
    currency: intent.currency,
    decline: status === 'failed' ? readDecline(isCancelled ? null : error) : null,
  }
}

function readDecline(error: Stripe.PaymentIntent.LastPaymentError | null): Decline {
  return {
    code: error?.decline_code ?? error?.code ?? 'canceled',
    advice: DECLINE_ADVICE.find((known) => known === error?.advice_code) ?? null,
    networkCode: error?.network_decline_code ?? null,
  }
}

const REFUND_STATUSES: Readonly<Record<string, RefundResult['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

export function readRefund(refund: Stripe.Refund): RefundResult {
  return {
    ref: refund.id,
    status: REFUND_STATUSES[refund.status ?? ''] ?? 'pending',
    failureCode: refund.failure_reason ?? null,
  }
}

/** What an object names, whether or not it came along whole. */
export const readRef = (value: string | { id: string } | null): string =>
  typeof value === 'string' ? value : (value?.id ?? '')
