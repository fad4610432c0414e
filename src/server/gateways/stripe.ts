import type { CardEvent } from './card-events.ts'
import type { CardGateway, ChargeResult, Decline, RefundResult, SetupResult } from './card.ts'
import { DECLINE_ADVICE } from './card.ts'
import {
  callProvider,
  faultOf,
  readJson,
  textAt,
  valueAt,
  type ProviderAnswer,
} from './provider-call.ts'
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
    charge: async (_at, { key, amountFils, methodRef, reference, isCustomerPresent }) => {
      const [customer = '', paymentMethod = ''] = methodRef.split(':')
      const form = {
        amount: String(amountFils),
        currency: CURRENCY,
        customer,
        payment_method: paymentMethod,
        off_session: String(!isCustomerPresent),
        confirm: 'true',
        description: reference,
        'metadata[attempt]': key,
      }
      const answer = await call('POST', '/payment_intents', form, key)
      if (answer.status === 402) return readCharge(valueAt(answer.body, 'error', 'payment_intent'))
      return readCharge(ok(answer))
    },
    ...lookUps(call),
    verifyWebhook: (webhook) => isSignedWebhook(webhookSecret, webhook),
    readEvent,
  }
}

type Call = (
  method: 'GET' | 'POST',
  path: string,
  form?: Record<string, string>,
  key?: string,
) => Promise<ProviderAnswer>

const lookUps = (
  call: Call,
): Pick<CardGateway, 'findCharge' | 'cancelCharge' | 'refund' | 'findRefund'> => ({
  findCharge: async (_at, charge) => {
    if ('ref' in charge) {
      return readCharge(ok(await call('GET', `/payment_intents/${encodeURIComponent(charge.ref)}`)))
    }
    const [customer = ''] = charge.methodRef.split(':')
    const list = ok(await call('GET', `/payment_intents?customer=${customer}&limit=100`))
    return listOf(list, 'attempt', charge.key).map(readCharge)[0] ?? 'unknown'
  },
  cancelCharge: async (_at, ref) => {
    const path = `/payment_intents/${encodeURIComponent(ref)}`
    const answer = await call('POST', `${path}/cancel`, {}, `${ref}-cancel`)
    // It has ended in the meantime.
    return readCharge(ok(answer.status === 400 ? await call('GET', path) : answer))
  },
  refund: async (_at, { key, chargeRef, amountFils }) => {
    const form = {
      payment_intent: chargeRef,
      amount: String(amountFils),
      'metadata[refund]': key,
    }
    return readRefund(ok(await call('POST', '/refunds', form, key)))
  },
  findRefund: async (_at, { key, chargeRef }) => {
    const list = ok(await call('GET', `/refunds?payment_intent=${chargeRef}&limit=100`))
    return listOf(list, 'refund', key).map(readRefund)[0] ?? 'unknown'
  },
})

function ok(answer: ProviderAnswer): Record<string, unknown> {
  if (answer.status < 300) return answer.body
  throw faultOf(answer, textAt(answer.body, 'error', 'code'))
}

const listOf = (answer: Record<string, unknown>, name: string, key: string): unknown[] => {
  const data = answer['data']
  const items: unknown[] = Array.isArray(data) ? data : []
  return items.filter((item) => textAt(item, 'metadata', name) === key)
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

const STATUSES: Readonly<Record<string, ChargeResult['status']>> = {
  succeeded: 'succeeded',
  requires_payment_method: 'failed',
  requires_action: 'requires_action',
  canceled: 'failed',
}

function readCharge(intent: unknown): ChargeResult {
  const ref = textAt(intent, 'id')
  const key = textAt(intent, 'metadata', 'attempt')
  if (ref === undefined || key === undefined)
    throw new Error('Stripe sent no payment intent of ours')
  const error = valueAt(intent, 'last_payment_error')
  const asksForCustomer = textAt(error, 'code') === 'authentication_required'
  const found = STATUSES[textAt(intent, 'status') ?? ''] ?? 'processing'
  const status = found === 'failed' && asksForCustomer ? 'requires_action' : found
  return {
    ref,
    key,
    status,
    amountFils: Number(valueAt(intent, 'amount')),
    currency: textAt(intent, 'currency') ?? '',
    decline: status === 'failed' ? readDecline(error) : null,
    clientSecret: status === 'requires_action' ? (textAt(intent, 'client_secret') ?? null) : null,
  }
}

function readDecline(error: unknown): Decline {
  const advice = textAt(error, 'advice_code')
  return {
    code: textAt(error, 'decline_code') ?? textAt(error, 'code') ?? 'declined',
    advice: DECLINE_ADVICE.find((known) => known === advice) ?? null,
    networkCode: textAt(error, 'network_decline_code') ?? null,
  }
}

function readRefund(refund: unknown): RefundResult {
  const status = textAt(refund, 'status')
  return {
    ref: textAt(refund, 'id') ?? '',
    status:
      status === 'succeeded'
        ? 'succeeded'
        : status === 'failed' || status === 'canceled'
          ? 'failed'
          : 'pending',
    failureCode: textAt(refund, 'failure_reason') ?? null,
  }
}

function readEvent(rawBody: string): CardEvent | undefined {
  const event = readJson(rawBody)
  const object = valueAt(event, 'data', 'object')
  const id = textAt(event, 'id')
  const type = textAt(event, 'type')
  const created = valueAt(event, 'created')
  if (id === undefined || type === undefined || typeof created !== 'number') return undefined
  const head = { id, type, occurredAt: new Date(created * 1000) }
  if (type.startsWith('checkout.session.')) {
    return { ...head, subject: 'setup', setupRef: textAt(object, 'id') ?? '' }
  }
  const isOurs = textAt(object, 'metadata', 'attempt') !== undefined
  if (type.startsWith('payment_intent.') && isOurs) {
    return { ...head, subject: 'charge', charge: readCharge(object) }
  }
  return { ...head, subject: 'other' }
}
