import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { createSubscription } from '#features/subscriptions/ordering-contract.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { wireId } from '#shared/wire/wire.ts'
import { OFFER_STANDINGS } from './rules.ts'

export const offerLine = z.object({
  text: z.string(),
  /** AED, VAT included. */
  amount: z.number(),
})

/** What the price buys every 4 weeks; null in offers that say it in words only. */
export const offerTerms = z.nullable(
  z.object({
    restaurant: z.object({ id: z.number(), name: z.string() }),
    people: z.number(),
    mealTimes: z.array(z.enum(MEAL_TIMES)),
    daysPerWeek: z.number(),
    startsOn: z.string(),
  }),
)

const shownOffer = z.object({
  /** Such as SQ-2026-000123. */
  number: z.string(),
  name: z.string(),
  peopleCount: z.number(),
  requirements: z.string(),
  lines: z.array(offerLine),
  total: z.number(),
  vatIncluded: z.number(),
  validUntil: z.string(),
  note: z.string(),
  terms: offerTerms,
  standing: z.enum(OFFER_STANDINGS),
})

const byToken = z.object({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) })

export const getOffer = endpoint({
  method: 'GET',
  path: '/api/quote-offers/:token',
  who: 'anyone',
  summary: 'The offer that a link opens.',
  params: byToken,
  output: shownOffer,
  refusals: ['not_found'],
})

export const declineOffer = endpoint({
  method: 'POST',
  path: '/api/quote-offers/:token/decline',
  who: 'anyone',
  summary: 'Declines an offer. Declining it again changes nothing.',
  params: byToken,
  output: shownOffer,
  refusals: ['not_found', 'offer_closed', 'too_many_requests'],
})

export const orderOffer = endpoint({
  method: 'POST',
  path: '/api/quote-offers/:token/order',
  who: 'signed-in',
  summary:
    'Accepts an offer: it becomes a subscription at its price, paid by card or bank transfer.',
  params: byToken,
  body: z.object({
    deliveryAddressId: wireId,
    paymentMethod: z.enum(['credit_card', 'bank_transfer'], 'payment_method_required'),
    cardSetupId: z.optional(z.nullable(wireId)),
  }),
  output: z.object({
    subscriptionId: z.number(),
    startDate: z.string(),
    receiptNumber: z.string(),
    nextAction: createSubscription.output.shape.nextAction,
  }),
  status: 201,
  idempotent: 'payment',
  refusals: [
    'not_found',
    'offer_closed',
    'offer_without_terms',
    'restaurant_not_found',
    'restaurant_out_of_reach',
    'kitchen_day_full',
    'start_date_too_late',
    'subscription_exists',
    'payment_owed',
    'shop_not_open',
    'payment_method_unavailable',
    'card_not_saved',
    'card_number_refused',
  ],
  refusesCardNumbers: true,
})
