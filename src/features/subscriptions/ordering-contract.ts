import * as z from 'zod/mini'
import { FALLBACKS } from '#features/meals/rules.ts'
import { PAYMENT_METHODS } from '#features/payments/rules.ts'
import { dayOf, isDay } from '#shared/dates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { CUISINES, DIETS } from '#shared/food/food.ts'
import { STATUSES } from './rules.ts'

const INTEGER_MAX = 2_147_483_647

/** A chosen record, as a number or a numeric string; nothing chosen refuses with its own code. */
export const choice = (code: string) =>
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
          isDay(text) ||
          (isDay(text.slice(0, 10)) && text[10] === 'T' && !Number.isNaN(Date.parse(text))),
        'start_date_required',
      ),
    ),
  z.transform((text: string) => (isDay(text) ? text : dayOf(new Date(text)))),
)

/** `Gluten-Free` and `gluten free` mean `gluten-free`. */
export const slug = z.pipe(
  z.string(),
  z.transform((text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, '-')),
)

const preferences = z.object({
  cuisines: z._default(z.array(z.pipe(slug, z.enum(CUISINES))).check(z.maxLength(19)), []),
  dietary: z._default(z.array(z.pipe(slug, z.enum(DIETS))).check(z.maxLength(10)), []),
})

const addOns = z._default(z.array(slug).check(z.maxLength(10)), [])

const billLine = z.object({
  /** `plan`, `delivery`, the diet, or `add-on:` and its slug. */
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
    /** Slugs of monthly add-ons, for AI plans only. */
    addOns,
    startDate: z.optional(startDay),
    deliveryAddressId: z.optional(choice('address_required')),
  }),
  output: z.extend(bill, {
    /** Names this very bill: sent along when subscribing, it guards against a price that moved. */
    quoteId: z.string(),
    /** Where no start date is given, the first day on which food can arrive. */
    startDate: z.string(),
    firstCycleEndsOn: z.string(),
    chargedOn: z.string(),
    /** The first day that the kitchen delivers from that start date. */
    firstDeliveryOn: z.nullable(z.string()),
  }),
  refusals: [
    'plan_not_found',
    'plan_not_subscribable',
    'restaurant_not_found',
    'add_on_unavailable',
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
    /** Slugs of monthly add-ons, for AI plans only. */
    addOns,
    /** What comes where nothing is chosen by the cut-off; the restaurant picks unless given. */
    fallback: z._default(z.enum(FALLBACKS, 'fallback_required'), 'kitchen'),
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
        kind: z.enum(['card_setup', 'paypal_request', 'usdt_instructions', 'bank_transfer']),
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
    'add_on_unavailable',
    'start_date_too_early',
    'start_date_too_late',
    'not_found',
    'restaurant_out_of_reach',
    'price_changed',
    'subscription_exists',
    'ai_plan_running',
    'kitchen_day_full',
    'paypal_email_required',
    'payment_method_unavailable',
    'card_not_saved',
    'card_known_to_fail',
    'card_disputed',
    'payment_owed',
    'shop_not_open',
    'card_number_refused',
  ],
  refusesCardNumbers: true,
})
