import * as z from 'zod/mini'
import { ledger } from '#features/deliveries/contract.ts'
import { FALLBACKS } from '#features/meals/rules.ts'
import { PAYMENT_METHODS } from '#features/payments/rules.ts'
import { dayOf, isDay } from '#shared/dates.ts'
import { endpoint } from '#shared/endpoint.ts'
import { CUISINES, DIETS } from '#shared/food.ts'
import { wireId } from '#shared/wire.ts'
import { STATUSES } from './rules.ts'

export { cancelSubscription, previewCancellation } from './cancel-contract.ts'

const INTEGER_MAX = 2_147_483_647

/** A chosen record, as a number or a numeric string; nothing chosen refuses with its own code. */
const choice = (code: string) =>
  z.pipe(
    z.union(
      [
        z.int(code).check(z.positive(code), z.lte(INTEGER_MAX, code)),
        z.string().check(z.regex(/^[1-9]\d{0,8}$/, code)),
      ],
      code,
    ),
    z.transform(Number),
  )

/** A day, or an instant that is read as its day in Dubai. */
const startDay = z.pipe(
  z
    .string('start_date_required')
    .check(
      z.refine(
        (text) =>
          isDay(text) || (/^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))),
        'start_date_required',
      ),
    ),
  z.transform((text: string) => (isDay(text) ? text : dayOf(new Date(text)))),
)

/** `Gluten-Free` and `gluten free` mean `gluten-free`. */
const slug = z.pipe(
  z.string(),
  z.transform((text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, '-')),
)

export const preferences = z.object({
  cuisines: z._default(z.array(z.pipe(slug, z.enum(CUISINES))).check(z.maxLength(19)), []),
  dietary: z._default(z.array(z.pipe(slug, z.enum(DIETS))).check(z.maxLength(10)), []),
})

export const billLine = z.object({
  /** `plan`, `delivery`, or the diet. */
  code: z.string(),
  label: z.string(),
  /** AED. */
  amount: z.number(),
})

export const bill = z.object({
  lines: z.array(billLine),
  /** AED a cycle, VAT included. */
  total: z.number(),
  vatIncluded: z.number(),
  meals: z.number(),
  deliveryDays: z.number(),
  /** AED; null where no meals are delivered. */
  pricePerMeal: z.nullable(z.number()),
})

export const quoteSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/quote',
  who: 'anyone',
  summary: 'What a cycle would cost, line by line. Subscribing is priced by the same function.',
  body: z.object({
    planId: choice('plan_required'),
    restaurantId: choice('restaurant_required'),
    preferences: z.optional(z.nullable(preferences)),
    startDate: z.optional(startDay),
    deliveryAddressId: z.optional(choice('address_required')),
  }),
  output: z.extend(bill, {
    /** Names this very bill: sent along when subscribing, it guards against a price that moved. */
    quoteId: z.string(),
    firstCycleEndsOn: z.nullable(z.string()),
    chargedOn: z.nullable(z.string()),
    /** The first day that the kitchen delivers from that start date. */
    firstDeliveryOn: z.nullable(z.string()),
  }),
  refusals: [
    'plan_not_found',
    'plan_not_subscribable',
    'restaurant_not_found',
    'start_date_too_early',
    'start_date_too_late',
    'not_found',
  ],
})

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions',
  who: 'signed-in',
  summary:
    'Orders a plan from a kitchen. Prices, dates of the end and states come from the server.',
  body: z.object({
    planId: choice('plan_required'),
    startDate: startDay,
    deliveryAddressId: choice('address_required'),
    restaurantId: choice('restaurant_required'),
    preferences: z.optional(z.nullable(preferences)),
    paymentMethod: z._default(z.enum(PAYMENT_METHODS, 'payment_method_required'), 'credit_card'),
    paymentMetadata: z.optional(
      z.nullable(
        z.object({
          paypalEmail: z.optional(
            z.string().check(z.trim(), z.maxLength(254), z.email('paypal_email_invalid')),
          ),
        }),
      ),
    ),
    /** The caller's card that was set up in the provider's own frame. */
    cardSetupId: z.optional(z.nullable(choice('payment_method_required'))),
    quoteId: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.object({
    id: z.number(),
    status: z.enum(STATUSES),
    paymentStatus: z.string(),
    isActive: z.boolean(),
    startDate: z.string(),
    endDate: z.nullable(z.string()),
    bill,
    receiptNumber: z.string(),
    /** What the customer still has to do to pay; null where nothing. */
    nextAction: z.nullable(
      z.object({
        kind: z.enum(['card_setup', 'paypal_request', 'usdt_instructions']),
        url: z.optional(z.string()),
        email: z.optional(z.string()),
        usd: z.optional(z.string()),
      }),
    ),
  }),
  status: 201,
  idempotent: 'payment',
  refusals: [
    'plan_not_found',
    'plan_not_subscribable',
    'restaurant_not_found',
    'start_date_too_early',
    'start_date_too_late',
    'not_found',
    'restaurant_out_of_reach',
    'price_changed',
    'subscription_exists',
    'kitchen_day_full',
    'paypal_email_required',
    'payment_method_unavailable',
    'card_not_saved',
    'card_number_refused',
  ],
  refusesCardNumbers: true,
})

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
  paymentStatus: z.enum(['paid', 'pending', 'failed', 'refunded']),
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
  paymentMethod: z.string(),
  preferences: z.object({ cuisines: z.array(z.string()), dietary: z.array(z.string()) }),
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
  body: z.object({ restaurantId: choice('restaurant_required') }),
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
    'kitchen_day_full',
    'kitchen_price_differs',
  ],
})

export const payAgain = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/payments',
  who: 'signed-in',
  summary:
    'Pays a cycle whose payment failed for good, with another card: at once, or on its first day where that is still to come.',
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
    'kitchen_day_full',
    'subscription_exists',
    'restaurant_not_found',
    'card_number_refused',
  ],
  refusesCardNumbers: true,
})
