import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { wireDay, wireId } from '#shared/wire/wire.ts'
import { CHOOSERS, INSTRUCTIONS_MAX, QUANTITY_MAX } from './rules.ts'

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

export const day = wireDay()
const mealTime = z.enum(MEAL_TIMES, 'meal_time_required')
const quantity = z
  .int('quantity_invalid')
  .check(z.gte(1, 'quantity_invalid'), z.lte(QUANTITY_MAX, 'quantity_invalid'))
const instructions = z
  .string()
  .check(z.trim(), z.maxLength(INSTRUCTIONS_MAX, 'instructions_too_long'))
/** AED that the caller has seen and agrees to pay for portions past the paid ones. */
const extraPrice = z.optional(z.nullable(z.number().check(z.gte(0), z.lte(100_000))))

/** A dish on a day, with as many portions. */
export const subscriptionMeal = z.object({
  id: z.number(),
  subscriptionId: z.number(),
  date: z.string(),
  mealTime: z.enum(MEAL_TIMES),
  mealItemId: z.number(),
  name: z.string(),
  /** Names the drawing of the dish. */
  slug: z.string(),
  quantity: z.number(),
  specialInstructions: z.string(),
  deliveryAddressId: z.nullable(z.number()),
  chosenBy: z.enum(CHOOSERS),
  /** AED a portion, where it is an extra. */
  price: z.number(),
  /** Portions of these that are past the paid ones of the day at this meal time. */
  extraQuantity: z.number(),
  /** Portions that stay paid whatever their meal time is: chosen while plans paid for days alone. */
  paidAtAnyTime: z.number(),
  calories: z.number(),
  /** Grams. */
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
})

/** The day after the change: what is picked and paid, and what the extras of the day cost. */
const dayAfter = z.object({
  date: z.string(),
  /** Portions chosen, extras among them. */
  picked: z.number(),
  paid: z.number(),
  /** Paid meals that are chosen. */
  paidPicked: z.number(),
  /** Meal times of the paid meals that are not. */
  open: z.array(z.enum(MEAL_TIMES)),
  /** AED. */
  extrasTotal: z.number(),
  cutoffAt: z.string(),
})

export const changed = z.object({ meal: subscriptionMeal, day: dayAfter })
export const removed = z.object({ day: dayAfter })

export const CHANGE_REFUSALS = [
  'not_found',
  'cutoff_passed',
  'subscription_over',
  'no_delivery_that_day',
  'dish_sold_out',
  'allergy_blocks',
  'dish_blocked',
  'too_many_portions',
  'extra_to_confirm',
  'extras_need_card',
  'kitchen_day_full',
]

export const DISH_REFUSALS = ['meal_not_found', 'meal_of_other_kitchen', 'dish_not_at_meal_time']

export const chooseMeal = endpoint({
  method: 'POST',
  path: '/api/subscription-meals',
  who: 'signed-in',
  summary:
    'Puts a dish on a delivery day before its cut-off; the same dish again adds portions. Without a meal time it takes the first open one that the dish is cooked for. A second portion at a meal time that the plan pays once is an extra: its price is answered first (409 `extra_to_confirm`), and sent along as `extraPrice`. An address sends the whole day there.',
  body: z.object({
    subscriptionId: choice('subscription_required'),
    mealItemId: choice('meal_required'),
    date: day,
    /** Without one the dish takes its first open meal time; the answer says which. */
    mealTime: z.optional(mealTime),
    quantity: z._default(quantity, 1),
    specialInstructions: z.optional(z.nullable(instructions)),
    /** The day's own address unless given. */
    deliveryAddressId: z.optional(z.nullable(choice('address_required'))),
    extraPrice,
  }),
  output: changed,
  status: 201,
  idempotent: true,
  refusals: [
    ...CHANGE_REFUSALS,
    ...DISH_REFUSALS,
    'meal_time_not_in_plan',
    'restaurant_out_of_reach',
  ],
})

export const listSubscriptionMeals = endpoint({
  method: 'GET',
  path: '/api/subscription-meals',
  who: 'signed-in',
  summary:
    'The chosen meals of a subscription, by default from today on, for at most 92 days and by day.',
  query: z.object({ subscriptionId: wireId, from: z.optional(day), to: z.optional(day) }),
  output: z.array(subscriptionMeal),
  refusals: ['not_found'],
})

const byId = z.object({ id: wireId })

export const changeMeal = endpoint({
  method: 'PATCH',
  path: '/api/subscription-meals/:id',
  who: 'signed-in',
  summary:
    'Changes portions or instructions of a chosen meal, or swaps its dish for another. What becomes an extra by it is priced first, as when it is added.',
  params: byId,
  body: z.object({
    quantity: z.optional(quantity),
    specialInstructions: z.optional(z.nullable(instructions)),
    mealItemId: z.optional(choice('meal_required')),
    extraPrice,
  }),
  output: changed,
  refusals: [...CHANGE_REFUSALS, ...DISH_REFUSALS],
})

export const removeMeal = endpoint({
  method: 'DELETE',
  path: '/api/subscription-meals/:id',
  who: 'signed-in',
  summary: 'Takes a chosen meal off its day before the cut-off.',
  params: byId,
  output: removed,
  refusals: ['not_found', 'cutoff_passed', 'subscription_over', 'no_delivery_that_day'],
})
