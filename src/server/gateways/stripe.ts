import type { CardEvent, CardGateway, ChargeResult, SetupResult } from './card.ts'
import { ProviderRefusal } from './gateway-call.ts'
import { callProvider, textAt, valueAt, type ProviderAnswer } from './provider-call.ts'
import { isSignedWebhook } from './webhook-signature.ts'

const API = 'https://api.stripe.com/v1'
const CURRENCY = 'aed'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
}

/**
 * Stripe: a Checkout page in set-up mode keeps the card for later (SetupIntent, off session), and
 * each attempt is a PaymentIntent confirmed off session. A bank that asks for the customer then
 * counts as a decline.
 */
export function stripeCards({ secretKey, webhookSecret }: StripeSettings): CardGateway {
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    form: Record<string, string> = {},
    key?: string,
  ): Promise<ProviderAnswer> => {
    const headers: Record<string, string> = { authorization: `Bearer ${secretKey}` }
    if (key) headers['idempotency-key'] = key
    if (method === 'GET') return callProvider(API + path, { method, headers })
    headers['content-type'] = 'application/x-www-form-urlencoded'
    return callProvider(API + path, { method, headers, body: new URLSearchParams(form).toString() })
  }
  return {
    provider: 'stripe',
    createSetup: async (_at, { key, language, publicUrl }) => {
      const customer = await call('POST', '/customers', {}, `${key}-customer`)
      const form = {
        mode: 'setup',
        currency: CURRENCY,
        customer: need(customer, 'id'),
        // Checkout has no Arabic: it then follows the browser.
        locale: language === 'ar' ? 'auto' : language,
        'payment_method_types[0]': 'card',
        success_url: `${publicUrl}/dashboard`,
        cancel_url: `${publicUrl}/dashboard`,
      }
      const session = await call('POST', '/checkout/sessions', form, key)
      return { ref: need(session, 'id'), url: need(session, 'url'), presentation: 'redirect' }
    },
    retrieveSetup: async (_at, ref) => {
      const expand = 'expand[]=setup_intent.payment_method'
      return readSetup(await call('GET', `/checkout/sessions/${encodeURIComponent(ref)}?${expand}`))
    },
    charge: async (_at, { key, amountFils, methodRef, reference }) => {
      const [customer = '', paymentMethod = ''] = methodRef.split(':')
      const form = {
        amount: String(amountFils),
        currency: CURRENCY,
        customer,
        payment_method: paymentMethod,
        off_session: 'true',
        confirm: 'true',
        description: reference,
        'metadata[attempt]': key,
      }
      const answer = await call('POST', '/payment_intents', form, key)
      if (answer.status === 402) return readCharge(valueAt(answer.body, 'error', 'payment_intent'))
      return readCharge(ok(answer))
    },
    retrieveCharge: async (_at, ref) =>
      readCharge(ok(await call('GET', `/payment_intents/${encodeURIComponent(ref)}`))),
    refund: async (_at, { key, chargeRef, amountFils }) => {
      const form = { payment_intent: chargeRef, amount: String(amountFils) }
      return { ref: need(await call('POST', '/refunds', form, key), 'id') }
    },
    verifyWebhook: (webhook) => isSignedWebhook(webhookSecret, webhook),
    readEvent,
  }
}

function ok(answer: ProviderAnswer): Record<string, unknown> {
  if (answer.status < 300) return answer.body
  const isFinal = answer.status >= 400 && answer.status < 500
  if (isFinal && answer.status !== 409 && answer.status !== 429) {
    throw new ProviderRefusal(textAt(answer.body, 'error', 'code') ?? 'refused')
  }
  throw new Error(`Stripe answered ${answer.status}`)
}

function need(answer: ProviderAnswer, name: string): string {
  const value = textAt(ok(answer), name)
  if (value === undefined) throw new Error(`Stripe sent no ${name}`)
  return value
}

function readSetup(answer: ProviderAnswer): SetupResult {
  const session = ok(answer)
  const intent = valueAt(session, 'setup_intent')
  if (textAt(session, 'status') === 'expired') return { status: 'failed', failureCode: 'expired' }
  if (textAt(intent, 'status') !== 'succeeded') return { status: 'open' }
  const method = valueAt(intent, 'payment_method')
  return {
    status: 'succeeded',
    methodRef: `${textAt(session, 'customer')}:${textAt(method, 'id')}`,
    card: {
      brand: textAt(method, 'card', 'brand') ?? 'card',
      last4: textAt(method, 'card', 'last4') ?? '0000',
      expiryMonth: Number(valueAt(method, 'card', 'exp_month')),
      expiryYear: Number(valueAt(method, 'card', 'exp_year')),
    },
  }
}

const CHARGE_STATUSES: Readonly<Record<string, ChargeResult['status']>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_payment_method: 'failed',
  requires_action: 'failed',
  canceled: 'failed',
}

function readCharge(intent: unknown): ChargeResult {
  const ref = textAt(intent, 'id')
  const key = textAt(intent, 'metadata', 'attempt')
  if (ref === undefined || key === undefined)
    throw new Error('Stripe sent no payment intent of ours')
  const status = CHARGE_STATUSES[textAt(intent, 'status') ?? ''] ?? 'processing'
  return {
    ref,
    key,
    status,
    amountFils: Number(valueAt(intent, 'amount')),
    currency: textAt(intent, 'currency') ?? '',
    failureCode:
      status === 'failed' ? (textAt(intent, 'last_payment_error', 'code') ?? 'declined') : null,
  }
}

function readEvent(rawBody: string): CardEvent {
  const event = JSON.parse(rawBody) as unknown
  const object = valueAt(event, 'data', 'object')
  const type = textAt(event, 'type') ?? ''
  const head = {
    id: textAt(event, 'id') ?? '',
    type,
    occurredAt: new Date(Number(valueAt(event, 'created')) * 1000),
  }
  if (type.startsWith('checkout.session.')) {
    return { ...head, subject: 'setup', setupRef: textAt(object, 'id') ?? '' }
  }
  const isOurs = textAt(object, 'metadata', 'attempt') !== undefined
  if (type.startsWith('payment_intent.') && isOurs) {
    return { ...head, subject: 'charge', charge: readCharge(object) }
  }
  return { ...head, subject: 'other' }
}
