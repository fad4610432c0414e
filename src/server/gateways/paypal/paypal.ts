import type { Language } from '#shared/language.ts'
import type { RefundResult } from '../card.ts'
import { ProviderError, type GatewayCall } from '../gateway-call.ts'
import { textAt, valueAt } from '../provider-call.ts'
import { payPalClient, type PayPalCall, type PayPalSettings } from './paypal-client.ts'
import { captureOf, readPayPalEvent, type PayPalEvent } from './paypal-events.ts'

/**
 * Asks a PayPal account for money in US dollars and follows what becomes of the request.
 * @throws ProviderError when the provider or we failed
 */
export interface PayPalGateway {
  /** Creates and sends the request; the same key never makes a second one. */
  request: (at: GatewayCall, input: NewPayPalRequest) => Promise<PayPalRequest>
  retrieve: (at: GatewayCall, ref: string) => Promise<PayPalStatus>
  cancel: (at: GatewayCall, ref: string) => Promise<void>
  refund: (at: GatewayCall, input: NewPayPalRefund) => Promise<RefundResult>
  /** Looks a refund up, by PayPal's name or by our key among those of a request. */
  findRefund: (
    at: GatewayCall,
    refund: { ref: string } | { key: string; requestRef: string },
  ) => Promise<PayPalRefund | 'unknown'>
  /** Where a person answers a dispute at PayPal. */
  disputeUrl: (ref: string) => string
  /** Whether a webhook call is PayPal's own, as PayPal itself says. */
  verifyWebhook: (at: GatewayCall, call: PayPalWebhookCall) => Promise<boolean>
  /** The event in a body that was verified; undefined where the body is none. */
  readEvent: (rawBody: string) => PayPalEvent | undefined
}

export interface PayPalWebhookCall {
  rawBody: string
  header: (name: string) => string | undefined
}

export interface PayPalRefund extends RefundResult {
  /** Our key; null where someone made it at PayPal. */
  key: string | null
  captureRef: string
  usdCents: number
}

export interface NewPayPalRefund {
  key: string
  captureRef: string
  usdCents: number
}

export interface NewPayPalRequest {
  key: string
  email: string
  usdCents: number
  reference: string
  language: Language
  description: string
}

export interface PayPalRequest {
  ref: string
  /** Where the customer sees and pays it. */
  url: string
}

export type PayPalStatus =
  | { status: 'open' | 'cancelled' }
  | { status: 'paid'; captureRef: string; usdCents: number; currency: string; reference: string }

const usdOf = (cents: number): string => (cents / 100).toFixed(2)

/** PayPal's Invoicing API v2. Our reference is the invoice's number, which PayPal keeps unique. */
export function livePayPal(settings: PayPalSettings, now: () => number = Date.now): PayPalGateway {
  const call = payPalClient(settings, now)
  return {
    request: async (_at, input) => {
      const ref = await ensureInvoice(call, input)
      const known = await call('GET', invoicePath(ref))
      if (textAt(known, 'status') !== 'DRAFT') return { ref, url: linkOf(known) }
      await call('POST', `${invoicePath(ref)}/send`, { send_to_recipient: true }, input.key)
      // A draft has no link yet.
      return { ref, url: linkOf(await call('GET', invoicePath(ref))) }
    },
    retrieve: async (_at, ref) => readStatus(await call('GET', invoicePath(ref))),
    cancel: async (_at, ref) => {
      await call('POST', `${invoicePath(ref)}/cancel`, { send_to_recipient: true })
    },
    ...refundsOf(call),
    disputeUrl: (ref) => `https://www.paypal.com/resolutioncenter/view/${encodeURIComponent(ref)}`,
    verifyWebhook: async (_at, webhook) => isVerified(call, settings.webhookId, webhook),
    readEvent: readPayPalEvent,
  }
}

const invoicePath = (ref: string) => `/v2/invoicing/invoices/${encodeURIComponent(ref)}`

/** The invoice of our number: created now, or found where an answer was lost before. */
async function ensureInvoice(call: PayPalCall, input: NewPayPalRequest): Promise<string> {
  try {
    return await draft(call, input)
  } catch (error) {
    const isKnown = error instanceof ProviderError && error.code === 'DUPLICATE_INVOICE_NUMBER'
    const ref = isKnown ? await findByNumber(call, input.reference) : undefined
    if (ref === undefined) throw error
    return ref
  }
}

async function findByNumber(call: PayPalCall, number: string): Promise<string | undefined> {
  const found = await call('POST', '/v2/invoicing/search-invoices', { invoice_number: number })
  const items = valueAt(found, 'items')
  const invoice = (Array.isArray(items) ? (items as unknown[]) : []).find(
    (item) => textAt(item, 'detail', 'invoice_number') === number,
  )
  return textAt(invoice, 'id')
}

async function draft(call: PayPalCall, input: NewPayPalRequest): Promise<string> {
  const value = usdOf(input.usdCents)
  const body = {
    detail: { invoice_number: input.reference, currency_code: 'USD' },
    primary_recipients: [{ billing_info: { email_address: input.email } }],
    items: [
      { name: input.description, quantity: '1', unit_amount: { currency_code: 'USD', value } },
    ],
  }
  const made = await call('POST', '/v2/invoicing/invoices', body, input.key)
  return need(textAt(made, 'id') ?? textAt(made, 'href')?.split('/').at(-1), 'no_invoice')
}

const linkOf = (invoice: unknown) =>
  need(textAt(invoice, 'detail', 'metadata', 'recipient_view_url'), 'no_link')

/** @throws ProviderError where PayPal left out what it promises */
function need(value: string | undefined, code: string): string {
  if (value) return value
  throw new ProviderError('unreachable', { code, isOutcomeKnown: false })
}

/** What was paid on an invoice is a capture: recording a refund on the invoice moves no money. */
const refundsOf = (call: PayPalCall): Pick<PayPalGateway, 'refund' | 'findRefund'> => ({
  refund: async (_at, { key, captureRef, usdCents }) => {
    const path = `/v2/payments/captures/${encodeURIComponent(captureRef)}/refund`
    const amount = { currency_code: 'USD', value: usdOf(usdCents) }
    return readRefund(await call('POST', path, { amount, custom_id: key }, key))
  },
  findRefund: async (_at, refund) => {
    if ('ref' in refund) return readRefund(await call('GET', refundPath(refund.ref)))
    const { key, requestRef } = refund
    const invoice = await call('GET', invoicePath(requestRef))
    const list = valueAt(invoice, 'refunds', 'transactions')
    for (const item of Array.isArray(list) ? (list as unknown[]) : []) {
      const made = readRefund(await call('GET', refundPath(textAt(item, 'refund_id') ?? '')))
      if (made.key === key) return made
    }
    return 'unknown'
  },
})

const refundPath = (ref: string) => `/v2/payments/refunds/${encodeURIComponent(ref)}`

const REFUND_STATUSES: Readonly<Record<string, RefundResult['status']>> = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

function readRefund(refund: Record<string, unknown>): PayPalRefund {
  const ref = need(textAt(refund, 'id'), 'no_refund')
  const status = REFUND_STATUSES[textAt(refund, 'status') ?? ''] ?? 'pending'
  const reason = textAt(refund, 'status_details', 'reason') ?? null
  return {
    ref,
    status,
    failureCode: status === 'failed' ? reason : null,
    key: textAt(refund, 'custom_id') ?? null,
    captureRef: captureOf(refund) ?? '',
    usdCents: Math.round(Number(valueAt(refund, 'amount', 'value') ?? 0) * 100),
  }
}

/** A refund does not undo that the invoice was paid. */
const PAID = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']

function readStatus(invoice: Record<string, unknown>): PayPalStatus {
  const status = textAt(invoice, 'status') ?? ''
  if (status === 'CANCELLED') return { status: 'cancelled' }
  if (!PAID.includes(status)) return { status: 'open' }
  return {
    status: 'paid',
    captureRef: textAt(invoice, 'payments', 'transactions', 0, 'payment_id') ?? '',
    usdCents: Math.round(Number(valueAt(invoice, 'payments', 'paid_amount', 'value')) * 100),
    currency: textAt(invoice, 'payments', 'paid_amount', 'currency_code') ?? '',
    reference: textAt(invoice, 'detail', 'invoice_number') ?? '',
  }
}

const SIGNATURE_HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

async function isVerified(
  call: PayPalCall,
  webhookId: string,
  { rawBody, header }: PayPalWebhookCall,
): Promise<boolean> {
  const signature = Object.entries(SIGNATURE_HEADERS).map(
    ([name, from]) => [name, header(from)] as const,
  )
  if (signature.some(([, value]) => !value) || readPayPalEvent(rawBody) === undefined) return false
  const facts = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId })
  // PayPal compares the event as it was sent, so its text goes back unchanged.
  const body = `${facts.slice(0, -1)},"webhook_event":${rawBody}}`
  const answer = await call('POST', '/v1/notifications/verify-webhook-signature', body)
  return textAt(answer, 'verification_status') === 'SUCCESS'
}
