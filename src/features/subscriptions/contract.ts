import * as z from 'zod/mini'
import { ledger } from '#features/deliveries/contract.ts'
import { FALLBACKS } from '#features/meals/rules.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'
import { bill, choice } from './ordering-contract.ts'
import { PAYMENT_STATUSES, STATUSES } from './rules.ts'

export { cancelSubscription, previewCancellation } from './cancel-contract.ts'
export { bill, createSubscription, quoteSubscription } from './ordering-contract.ts'

export const subscription = z.object({
  id: z.number(),
  planId: z.number(),
  plan: z.object({
    id: z.number(),
    name: z.string(),
    kind: z.enum(['prepared', 'custom', 'ai']),
    tier: z.string(),
    mealsPerDay: z.number(),
    daysPerWeek: z.number(),
    mealTimes: z.array(z.string()),
    suggestionsPerDay: z.number(),
  }),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  isActive: z.boolean(),
  status: z.enum(STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  canCancel: z.boolean(),
  /** The first day that a pause can begin with; null where it cannot be paused now. */
  pausableFrom: z.nullable(z.string()),
  /** Lasts or is still to come; nothing is delivered from the one day to the other. */
  pause: z.nullable(z.object({ from: z.string(), to: z.string() })),
  deliveryAddressId: z.number(),
  restaurantId: z.number(),
  restaurant: z.object({ id: z.number(), name: z.string() }),
  /** The kitchen from the next cycle on, where another one was chosen. */
  nextRestaurant: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** Another plan or kitchen that the next cycle takes; its bill as of today. */
  nextCycle: z.nullable(
    z.object({
      startsOn: z.string(),
      plan: z.object({ id: z.number(), name: z.string() }),
      restaurant: z.object({ id: z.number(), name: z.string() }),
      /** AED a cycle. */
      total: z.number(),
      /** Not opened yet: it can still be taken back. */
      canChange: z.boolean(),
    }),
  ),
  /** ISO weekdays of delivery, Monday 1. */
  weekdays: z.array(z.number()),
  /** The first day of a change to the deliveries; null where none comes any more. */
  changeableFrom: z.nullable(z.string()),
  /** Other addresses for a while that last or are still to come. */
  addressSpells: z.array(
    z.object({
      id: z.number(),
      addressId: z.number(),
      addressName: z.string(),
      from: z.string(),
      to: z.string(),
    }),
  ),
  /** What comes where nothing is chosen by the cut-off. */
  fallback: z.enum(FALLBACKS),
  /** Ordered before the order asked for it: the customer is asked once. */
  asksFallback: z.boolean(),
  paymentMethod: z.string(),
  preferences: z.object({ cuisines: z.array(z.string()), dietary: z.array(z.string()) }),
  /** Slugs of the monthly add-ons that each cycle is billed with. */
  addOns: z.array(z.string()),
  bill,
  cycle: z.object({ number: z.number(), startsOn: z.string(), endsOn: z.string() }),
  /** Null where nothing more will be charged. */
  nextCharge: z.nullable(z.object({ day: z.string(), amount: z.number() })),
  nextDelivery: z.nullable(z.string()),
  /** What a card can still pay after the payment failed for good: AED, and when they are taken. */
  payAgain: z.nullable(
    z.object({ paymentId: z.number(), amount: z.number(), chargeOn: z.string() }),
  ),
  /** Meals of the current cycle by where they stand; they add up to `purchased`. */
  ledger,
})

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/subscriptions',
  who: 'signed-in',
  summary: "The caller's subscriptions, newest first.",
  output: z.array(subscription),
  refusals: [],
})

const byId = z.object({ id: wireId })

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:id',
  who: 'signed-in',
  summary: 'One subscription of the caller.',
  params: byId,
  output: subscription,
  refusals: ['not_found'],
})

export const attachRestaurant = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/restaurants',
  who: 'signed-in',
  summary: 'Sets the kitchen: at once before the first charge, from the next cycle on afterwards.',
  params: byId,
  body: z.object({
    restaurantId: choice('restaurant_required'),
    /** The bill that was agreed to; needed where the price differs before the first charge. */
    quoteId: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.object({
    id: z.number(),
    restaurantId: z.number(),
    /** The first day on which this kitchen cooks. */
    effectiveFrom: z.string(),
  }),
  refusals: [
    'not_found',
    'restaurant_not_found',
    'subscription_over',
    'subscription_exists',
    'restaurant_out_of_reach',
    'kitchen_day_full',
    'price_changed',
    'payment_started',
  ],
})

export const payAgain = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/payments',
  who: 'signed-in',
  summary: 'Pays a cycle whose payment failed for good, with another card and at once.',
  params: byId,
  body: z.object({
    /** The caller's card that was set up in the provider's own frame. */
    cardSetupId: choice('payment_method_required'),
  }),
  output: z.object({
    id: z.number(),
    paymentStatus: z.string(),
    chargeOn: z.string(),
    firstDeliveryOn: z.nullable(z.string()),
  }),
  status: 201,
  idempotent: 'payment',
  refusals: [
    'not_found',
    'nothing_to_pay',
    'card_not_saved',
    'card_known_to_fail',
    'card_disputed',
    'kitchen_day_full',
    'subscription_exists',
    'restaurant_not_found',
    'card_number_refused',
  ],
  refusesCardNumbers: true,
})
