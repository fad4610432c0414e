import type { Stripe } from 'stripe'
import type { CardForm, CardGateway, NewCharge, SetupResult, WebhookCall } from '../card.ts'
import { ProviderError } from '../gateway-call.ts'
import { orError } from './stripe-errors.ts'
import { stripeLibrary } from './stripe-library.ts'
import { readCharge, readRef, readRefund } from './stripe-objects.ts'
import { readEvent } from './stripe-events.ts'

export interface StripeSettings {
  secretKey: string
  /** Goes to the browser. */
  publishableKey: string
  /** Two while one replaces the other: either is believed. */
  webhookSecrets: readonly string[]
  /** Stripe itself where none is set. */
  apiUrl?: string | undefined
  timeoutMs?: number
}

/** What the code below was written for: a newer version of the account changes nothing. */
export const STRIPE_API_VERSION = '2026-10-28.endive'
const CURRENCY = 'aed'
const TIMEOUT_MS = 10_000
const TOLERANCE_SECONDS = 300
const PAGE = 100

/**
 * Stripe: the Payment Element in our page keeps a card by a SetupIntent, and each attempt is a
 * PaymentIntent: on session where the customer is present, else off session.
 */
export function stripeCards(settings: StripeSettings): CardGateway {
  const stripe = clientOf(settings)
  const formOf = (intent: Stripe.SetupIntent): CardForm => ({
    presentation: 'element',
    publishableKey: settings.publishableKey,
    clientSecret: intent.client_secret ?? '',
  })
  return {
    provider: 'stripe',
    ...customersOf(stripe),
    createSetup: async (_at, { key, customerRef }) => {
      const intent = await orError(
        stripe.setupIntents.create(
          {
            customer: customerRef,
            usage: 'off_session',
            allowed_payment_method_types: ['card'],
            metadata: { setup: key },
          },
          { idempotencyKey: key },
        ),
      )
      return { ref: intent.id, form: formOf(intent) }
    },
    retrieveSetup: async (_at, ref) => {
      const intent = await orError(
        stripe.setupIntents.retrieve(ref, { expand: ['payment_method'] }),
      )
      return readSetup(intent, formOf(intent))
    },
    ...chargesOf(stripe, settings.publishableKey),
    ...refundsOf(stripe),
    disputeUrl: (ref) => `https://dashboard.stripe.com/disputes/${encodeURIComponent(ref)}`,
    verifyWebhook: (call) =>
      settings.webhookSecrets.some((secret) => isSigned(stripe, call, secret)),
    readEvent,
  }
}

function clientOf({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeSettings): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new (stripeLibrary())(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: timeoutMs,
    // Each call carries a key of ours, so the library may repeat it.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      host: url.hostname,
      port: url.port || (url.protocol === 'http:' ? 80 : 443),
    }),
  })
}

const customersOf = (stripe: Stripe): Pick<CardGateway, 'createCustomer' | 'deleteCustomer'> => ({
  createCustomer: async (_at, { id, name, email, phone }) => {
    const customer = await orError(
      stripe.customers.create(
        { name, phone, ...(email === null ? {} : { email }), metadata: { user: id } },
        { idempotencyKey: `customer-${id}` },
      ),
    )
    return customer.id
  },
  deleteCustomer: async (_at, customerRef) => {
    try {
      await orError(stripe.customers.del(customerRef))
    } catch (error) {
      const isGone = error instanceof ProviderError && error.code === 'resource_missing'
      if (!isGone) throw error
    }
  },
})

type Charges = Pick<CardGateway, 'charge' | 'findCharge' | 'resumeCharge' | 'cancelCharge'>

function chargesOf(stripe: Stripe, publishableKey: string): Charges {
  const retrieve = async (ref: string) =>
    readCharge(await orError(stripe.paymentIntents.retrieve(ref)))
  return {
    charge: async (_at, input) =>
      readCharge(
        await intentOf(stripe.paymentIntents.create(termsOf(input), { idempotencyKey: input.key })),
      ),
    findCharge: async (_at, charge) => {
      if ('ref' in charge) return retrieve(charge.ref)
      const { customer } = partsOf(charge.methodRef)
      const list = stripe.paymentIntents.list({ customer, limit: PAGE })
      const intents = await orError(list)
      const found = intents.data.find(({ metadata }) => metadata['attempt'] === charge.key)
      return found ? readCharge(found) : 'unknown'
    },
    resumeCharge: async (_at, ref) => {
      let intent: Stripe.PaymentIntent = await orError(stripe.paymentIntents.retrieve(ref))
      const method = intent.last_payment_error?.payment_method
      // The bank refused it without the customer, who is here now.
      const isRefused = intent.status === 'requires_payment_method'
      if (isRefused && method && readCharge(intent).status === 'requires_action') {
        const terms = { payment_method: method.id, off_session: false, use_stripe_sdk: true }
        intent = await intentOf(stripe.paymentIntents.confirm(ref, terms))
      }
      const { client_secret: clientSecret } = intent
      const form = {
        presentation: 'element',
        publishableKey,
        clientSecret: clientSecret ?? '',
      } as const
      return { charge: readCharge(intent), form }
    },
    cancelCharge: async (_at, ref) => {
      try {
        return readCharge(await orError(stripe.paymentIntents.cancel(ref)))
      } catch (error) {
        // It ended in the meantime.
        const charge = await retrieve(ref)
        if (charge.status === 'requires_action') throw error
        return charge
      }
    },
  }
}

/** `cus_…:pm_…` */
function partsOf(methodRef: string): { customer: string; method: string } {
  const [customer = '', method = ''] = methodRef.split(':')
  return { customer, method }
}

function termsOf(input: NewCharge): Stripe.PaymentIntentCreateParams {
  const { customer, method } = partsOf(input.methodRef)
  return {
    amount: input.amountFils,
    currency: CURRENCY,
    customer,
    payment_method: method,
    allowed_payment_method_types: ['card'],
    confirm: true,
    ...(input.isCustomerPresent ? { use_stripe_sdk: true } : { off_session: true }),
    description: input.reference,
    statement_descriptor_suffix: input.reference,
    metadata: { attempt: input.key, reference: input.reference },
  }
}

/** A declined card comes as an error that carries the intent: to us it is a result. */
async function intentOf(call: Promise<Stripe.PaymentIntent>): Promise<Stripe.PaymentIntent> {
  try {
    return await call
  } catch (error) {
    const { StripeCardError } = stripeLibrary().errors
    if (error instanceof StripeCardError && error.payment_intent) return error.payment_intent
    return orError(Promise.reject(error))
  }
}

const refundsOf = (stripe: Stripe): Pick<CardGateway, 'refund' | 'findRefund'> => ({
  refund: async (_at, { key, chargeRef, amountFils }) =>
    readRefund(
      await orError(
        stripe.refunds.create(
          { payment_intent: chargeRef, amount: amountFils, metadata: { refund: key } },
          { idempotencyKey: key },
        ),
      ),
    ),
  findRefund: async (_at, refund) => {
    if ('ref' in refund) return readRefund(await orError(stripe.refunds.retrieve(refund.ref)))
    const { key, chargeRef } = refund
    const list = stripe.refunds.list({ payment_intent: chargeRef, limit: PAGE })
    const found = (await orError(list)).data.find(({ metadata }) => metadata?.['refund'] === key)
    return found ? readRefund(found) : 'unknown'
  },
})

function readSetup(intent: Stripe.SetupIntent, form: CardForm): SetupResult {
  if (intent.status === 'canceled') return { status: 'failed', failureCode: 'expired' }
  const { payment_method: method, customer } = intent
  const isSaved = intent.status === 'succeeded' && method !== null && typeof method === 'object'
  if (!isSaved) return { status: 'open', form }
  return {
    status: 'succeeded',
    methodRef: `${readRef(customer)}:${method.id}`,
    card: {
      fingerprint: method.card?.fingerprint ?? null,
      brand: method.card?.brand ?? 'card',
      last4: method.card?.last4 ?? '0000',
      expiryMonth: method.card?.exp_month ?? 0,
      expiryYear: method.card?.exp_year ?? 0,
    },
  }
}

function isSigned(
  stripe: Stripe,
  { rawBody, signature, now }: WebhookCall,
  secret: string,
): boolean {
  try {
    const tolerance = TOLERANCE_SECONDS
    const at = now.getTime()
    stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, at)
    return true
  } catch {
    return false
  }
}
