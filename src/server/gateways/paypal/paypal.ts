import type { Language } from '#shared/language.ts'
import type { GatewayCall } from '../gateway-call.ts'
import type { RefundResult } from '../card.ts'
import {
  callProvider,
  faultOfAnswer,
  textAt,
  valueAt,
  type ProviderAnswer,
} from '../provider-call.ts'

/**
 * Asks a PayPal account for money in US dollars and follows what becomes of the request.
 * @throws ProviderFault when the provider or we failed
 */
export interface PayPalGateway {
  /** Creates and sends the request; the same key never makes a second one. */
  request: (at: GatewayCall, wish: NewPayPalRequest) => Promise<PayPalRequest>
  retrieve: (at: GatewayCall, ref: string) => Promise<PayPalStatus>
  cancel: (at: GatewayCall, ref: string) => Promise<void>
  refund: (at: GatewayCall, wish: NewPayPalRefund) => Promise<RefundResult>
  /** Looks a refund up by our key among those of a request. */
  findRefund: (
    at: GatewayCall,
    refund: { key: string; requestRef: string },
  ) => Promise<RefundResult | 'unknown'>
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

export interface PayPalSettings {
  clientId: string
  clientSecret: string
  /** Which webhook of the account tells us; PayPal checks its signatures by it. */
  webhookId: string
  apiUrl: string
}

const usdOf = (cents: number): string => (cents / 100).toFixed(2)

/** PayPal's Invoicing API v2. Our key is the invoice's number, which PayPal keeps unique. */
export function livePayPal(settings: PayPalSettings): PayPalGateway {
  const authorise = async (): Promise<string> => {
    const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')
    const answer = await callProvider(`${settings.apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    const token = textAt(answer.body, 'access_token')
    if (token === undefined) throw new Error(`PayPal gave no token (${answer.status})`)
    return token
  }
  const call = async (method: 'GET' | 'POST', path: string, body?: object, key?: string) => {
    const headers: Record<string, string> = {
      authorization: `Bearer ${await authorise()}`,
      'content-type': 'application/json',
    }
    if (key) headers['paypal-request-id'] = key
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers }
    return ok(await callProvider(settings.apiUrl + path, init))
  }
  return {
    request: async (_at, wish) => {
      const ref = (await findByNumber(call, wish.reference)) ?? (await draft(call, wish))
      const invoice = await call('GET', invoicePath(ref))
      if (textAt(invoice, 'status') === 'DRAFT') {
        await call('POST', `${invoicePath(ref)}/send`, { send_to_recipient: true }, wish.key)
      }
      const url = textAt(invoice, 'detail', 'metadata', 'recipient_view_url')
      return { ref, url: url ?? 'https://www.paypal.com/' }
    },
    retrieve: async (_at, ref) => readStatus(await call('GET', invoicePath(ref))),
    cancel: async (_at, ref) => {
      await call('POST', `${invoicePath(ref)}/cancel`, { send_to_recipient: true })
    },
    refund: async (_at, { key, captureRef, usdCents }) => {
      const path = `/v2/payments/captures/${encodeURIComponent(captureRef)}/refund`
      const amount = { currency_code: 'USD', value: usdOf(usdCents) }
      return readRefund(await call('POST', path, { amount, custom_id: key }, key))
    },
    findRefund: async (_at, { key, requestRef }) => {
      const invoice = await call('GET', invoicePath(requestRef))
      const made = valueAt(invoice, 'refunds', 'transactions')
      for (const item of Array.isArray(made) ? (made as unknown[]) : []) {
        const id = encodeURIComponent(textAt(item, 'refund_id') ?? '')
        const refund = await call('GET', `/v2/payments/refunds/${id}`)
        if (textAt(refund, 'custom_id') === key) return readRefund(refund)
      }
      return 'unknown'
    },
  }
}

type Call = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  key?: string,
) => Promise<Record<string, unknown>>

const invoicePath = (ref: string) => `/v2/invoicing/invoices/${encodeURIComponent(ref)}`

async function findByNumber(call: Call, number: string): Promise<string | undefined> {
  const found = await call('POST', '/v2/invoicing/search-invoices', { invoice_number: number })
  return textAt(found, 'items', 0, 'id')
}

async function draft(call: Call, wish: NewPayPalRequest): Promise<string> {
  const value = usdOf(wish.usdCents)
  const body = {
    detail: { invoice_number: wish.reference, currency_code: 'USD' },
    primary_recipients: [{ billing_info: { email_address: wish.email } }],
    items: [
      { name: wish.description, quantity: '1', unit_amount: { currency_code: 'USD', value } },
    ],
  }
  const href = textAt(await call('POST', '/v2/invoicing/invoices', body, wish.key), 'href')
  const ref = href?.split('/').at(-1)
  if (!ref) throw new Error('PayPal sent no invoice')
  return ref
}

function ok(answer: ProviderAnswer): Record<string, unknown> {
  if (answer.status < 300) return answer.body
  const issue = textAt(answer.body, 'details', 0, 'issue') ?? textAt(answer.body, 'name')
  throw faultOfAnswer(answer.status, issue ?? `http_${answer.status}`)
}

const REFUND_STATUSES: Readonly<Record<string, RefundResult['status']>> = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

function readRefund(refund: Record<string, unknown>): RefundResult {
  const ref = textAt(refund, 'id')
  if (ref === undefined) throw new Error('PayPal sent no refund')
  const status = REFUND_STATUSES[textAt(refund, 'status') ?? ''] ?? 'pending'
  const reason = textAt(refund, 'status_details', 'reason') ?? null
  return { ref, status, failureCode: status === 'failed' ? reason : null }
}

function readStatus(invoice: Record<string, unknown>): PayPalStatus {
  const status = textAt(invoice, 'status') ?? ''
  if (status === 'CANCELLED') return { status: 'cancelled' }
  if (status !== 'PAID') return { status: 'open' }
  return {
    status: 'paid',
    captureRef: textAt(invoice, 'payments', 'transactions', 0, 'payment_id') ?? '',
    usdCents: Math.round(Number(valueAt(invoice, 'payments', 'paid_amount', 'value')) * 100),
    currency: textAt(invoice, 'payments', 'paid_amount', 'currency_code') ?? '',
    reference: textAt(invoice, 'detail', 'invoice_number') ?? '',
  }
}
