import { afterEach, expect, it, vi } from 'vitest'
import type { GatewayCall } from './gateway-call.ts'
import { livePayPal } from './paypal.ts'
import { stripeCards } from './stripe.ts'
import { isSignedWebhook, signWebhook } from './webhook-signature.ts'

interface Sent {
  url: string
  body: string
  headers: Headers
}

/** Answers the calls in turn, as the provider would, and keeps what was sent. */
function answering(...answers: readonly (readonly [status: number, body: object])[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal(
    'fetch',
    async (url: string, init: { body?: string; headers: Record<string, string> }) => {
      const [status, body] = answers[sent.length] ?? [500, {}]
      sent.push({ url, body: init.body ?? '', headers: new Headers(init.headers) })
      return new Response(JSON.stringify(body), { status })
    },
  )
  return sent
}

afterEach(() => vi.unstubAllGlobals())

const at = {} as GatewayCall
const stripe = stripeCards({ secretKey: 'sk_test', webhookSecret: 'whsec' })
const wish = {
  key: 'attempt-1',
  amountFils: 232_900,
  methodRef: 'cus_1:pm_1',
  reference: 'SUF-1',
  isCustomerPresent: false,
}
const intent = (status: string, more: object = {}) => ({
  id: 'pi_1',
  status,
  amount: 232_900,
  currency: 'aed',
  metadata: { attempt: 'attempt-1' },
  ...more,
})

const event = (object: object) =>
  stripe.readEvent(
    JSON.stringify({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      created: 1_795_248_000,
      data: { object },
    }),
  )

it('Stripe is asked for fils off session, with the attempt as its key', async () => {
  const sent = answering([200, intent('succeeded')])
  expect(await stripe.charge(at, wish)).toEqual({
    ref: 'pi_1',
    key: 'attempt-1',
    status: 'succeeded',
    amountFils: 232_900,
    currency: 'aed',
    decline: null,
    clientSecret: null,
  })
  const form = new URLSearchParams(sent[0]?.body)
  expect(Object.fromEntries(form)).toMatchObject({
    amount: '232900',
    currency: 'aed',
    customer: 'cus_1',
    payment_method: 'pm_1',
    off_session: 'true',
    confirm: 'true',
    'metadata[attempt]': 'attempt-1',
  })
  expect(sent[0]?.headers.get('idempotency-key')).toBe('attempt-1')
})

it('a decline of Stripe is a result', async () => {
  const declined = intent('requires_payment_method', {
    last_payment_error: {
      code: 'card_declined',
      decline_code: 'stolen_card',
      advice_code: 'do_not_try_again',
    },
  })
  answering([402, { error: { code: 'card_declined', payment_intent: declined } }])
  expect(await stripe.charge(at, wish)).toMatchObject({
    status: 'failed',
    decline: { code: 'stolen_card', advice: 'do_not_try_again' },
  })
})

it.each([
  [400, 'request', true],
  [401, 'credentials', true],
  [409, 'unreachable', false],
  [429, 'rate_limited', true],
  [500, 'unreachable', false],
])('an answer of %i is a fault of ours: %s', async (status, kind, isOutcomeKnown) => {
  answering([status, {}])
  await expect(stripe.charge(at, wish)).rejects.toMatchObject({ kind, isOutcomeKnown })
})

it('a card kept by Stripe is read from its set-up', async () => {
  answering([
    200,
    {
      id: 'cs_1',
      status: 'complete',
      customer: 'cus_1',
      setup_intent: {
        status: 'succeeded',
        payment_method: {
          id: 'pm_1',
          card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029 },
        },
      },
    },
  ])
  expect(await stripe.retrieveSetup(at, 'cs_1')).toEqual({
    status: 'succeeded',
    methodRef: 'cus_1:pm_1',
    card: { brand: 'visa', last4: '4242', expiryMonth: 8, expiryYear: 2029 },
  })
})

it('an event of Stripe tells of a charge of ours only by its attempt', () => {
  expect(event(intent('succeeded'))).toMatchObject({ id: 'evt_1', subject: 'charge' })
  expect(event(intent('succeeded', { metadata: {} }))).toMatchObject({ subject: 'other' })
})

it('signatures hold for five minutes, and for either of two secrets', () => {
  const now = new Date('2026-11-21T08:00:00Z')
  const signature = signWebhook('old', '{}', now)
  const check = (secret: string, seconds: number, given = signature) =>
    isSignedWebhook(secret, {
      rawBody: '{}',
      signature: given,
      now: new Date(now.getTime() + seconds * 1000),
    })
  expect(check('old', 300)).toBe(true)
  expect(check('old', 301)).toBe(false)
  expect(check('new', 0)).toBe(false)
  const both = `${signature},${signWebhook('new', '{}', now).split(',')[1]}`
  expect(check('new', 0, both)).toBe(true)
})

it('PayPal is asked for dollars by an invoice that carries our reference', async () => {
  const token = [200, { access_token: 'a' }] as const
  const sent = answering(
    token,
    [200, { items: [] }],
    token,
    [201, { href: 'https://api-m.paypal.com/v2/invoicing/invoices/INV2-1' }],
    token,
    [200, { status: 'DRAFT', detail: { metadata: { recipient_view_url: 'https://pay.pal/1' } } }],
    token,
    [202, {}],
  )
  const paypal = livePayPal({ clientId: 'c', clientSecret: 's' })
  const request = {
    key: 'key-1',
    email: 'layla@example.com',
    usdCents: 63_417,
    reference: 'SUF-000001',
    language: 'en',
    description: 'Full day',
  } as const
  expect(await paypal.request(at, request)).toEqual({ ref: 'INV2-1', url: 'https://pay.pal/1' })
  expect(JSON.parse(sent[3]?.body ?? '')).toMatchObject({
    detail: { invoice_number: 'SUF-000001', currency_code: 'USD' },
    items: [{ unit_amount: { currency_code: 'USD', value: '634.17' } }],
  })
  expect(sent[7]?.url).toBe('https://api-m.paypal.com/v2/invoicing/invoices/INV2-1/send')
})

it('a paid invoice of PayPal is read to the cent', async () => {
  answering(
    [200, { access_token: 'a' }],
    [
      200,
      {
        status: 'PAID',
        detail: { invoice_number: 'SUF-000001' },
        payments: {
          paid_amount: { currency_code: 'USD', value: '634.17' },
          transactions: [{ payment_id: 'CAP-1' }],
        },
      },
    ],
  )
  const paypal = livePayPal({ clientId: 'c', clientSecret: 's' })
  expect(await paypal.retrieve(at, 'INV2-1')).toEqual({
    status: 'paid',
    captureRef: 'CAP-1',
    usdCents: 63_417,
    currency: 'USD',
    reference: 'SUF-000001',
  })
})
