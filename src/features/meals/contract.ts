import * as z from 'zod/mini'
import { DAY_STATUSES } from '#features/deliveries/rules.ts'
import { isDay } from '#shared/dates.ts'
import { endpoint } from '#shared/endpoint.ts'
import { MEAL_TIMES } from '#shared/food.ts'
import { wireId } from '#shared/wire.ts'
import { CHOOSERS, FALLBACKS, INSTRUCTIONS_MAX, QUANTITY_MAX } from './rules.ts'

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

const day = z.string('day_invalid').check(z.refine(isDay, 'day_invalid'))
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
  /** Portions of these that are past the paid ones of the day. */
  extraQuantity: z.number(),
  calories: z.number(),
  /** Grams. */
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
})

/** The day after the change: what is picked and paid, and what the extras of the day cost. */
const dayAfter = z.object({
  date: z.string(),
  picked: z.number(),
  paid: z.number(),
  /** AED. */
  extrasTotal: z.number(),
  cutoffAt: z.string(),
})

const changed = z.object({ meal: subscriptionMeal, day: dayAfter })

const CHANGE_REFUSALS = [
  'not_found',
  'cutoff_passed',
  'subscription_over',
  'no_delivery_that_day',
  'dish_sold_out',
  'allergy_blocks',
  'too_many_portions',
  'extra_to_confirm',
  'extras_need_card',
  'kitchen_day_full',
]

const DISH_REFUSALS = ['meal_not_found', 'meal_of_other_kitchen', 'dish_not_at_meal_time']

export const chooseMeal = endpoint({
  method: 'POST',
  path: '/api/subscription-meals',
  who: 'signed-in',
  summary:
    'Puts a dish on a delivery day before its cut-off; the same dish again adds portions. An address sends the whole day there.',
  body: z.object({
    subscriptionId: choice('subscription_required'),
    mealItemId: choice('meal_required'),
    date: day,
    mealTime: z._default(mealTime, 'lunch'),
    quantity: z._default(quantity, 1),
    specialInstructions: z.optional(z.nullable(instructions)),
    /** The day's own address unless told. */
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
  summary: 'Changes portions or instructions of a chosen meal, or swaps its dish for another.',
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
  output: z.object({ day: dayAfter }),
  refusals: ['not_found', 'cutoff_passed', 'subscription_over', 'no_delivery_that_day'],
})

/** A dish that comes by itself where nothing more is chosen. */
const forecastMeal = z.object({
  mealTime: z.enum(MEAL_TIMES),
  mealItemId: z.number(),
  name: z.string(),
  slug: z.string(),
  quantity: z.number(),
  chosenBy: z.enum(CHOOSERS),
  calories: z.number(),
  protein: z.number(),
})

export const selectionDay = z.object({
  day: z.string(),
  /** `none`: nothing is delivered. `skipped`: given back, its choices wait for an undo. */
  state: z.enum(['open', 'locked', 'skipped', 'none']),
  deliveryId: z.nullable(z.number()),
  /** The kitchen of the day; from the next cycle on it may be another one. */
  restaurantId: z.nullable(z.number()),
  mealTimes: z.array(z.enum(MEAL_TIMES)),
  status: z.nullable(z.enum(DAY_STATUSES)),
  /** Until when it may be changed. */
  cutoffAt: z.nullable(z.string()),
  /** Paid meals of the day. */
  paid: z.number(),
  /** Portions chosen, extras among them. */
  picked: z.number(),
  /** AED of the portions past the paid ones. */
  extrasTotal: z.number(),
  address: z.nullable(z.object({ id: z.number(), name: z.string(), line: z.string() })),
  meals: z.array(subscriptionMeal),
  /** What happens at the cut-off to the paid meals that are not chosen. */
  atCutoff: z.object({
    /** `as_chosen`: all is chosen. `filled`: `meals` are added. `given_back`: the day is skipped. */
    kind: z.enum(['as_chosen', 'filled', 'given_back']),
    meals: z.array(forecastMeal),
  }),
})

export const getMealSelection = endpoint({
  method: 'GET',
  path: '/api/meal-selection',
  who: 'signed-in',
  summary:
    'A week, Monday to Sunday, of a subscription for choosing meals; by default the week of the first open day.',
  query: z.object({
    subscriptionId: wireId,
    /** Any day of the week to show. */
    from: z.optional(day),
  }),
  output: z.object({
    subscriptionId: z.number(),
    planName: z.string(),
    restaurant: z.object({ id: z.number(), name: z.string() }),
    mealTimes: z.array(z.enum(MEAL_TIMES)),
    fallback: z.enum(FALLBACKS),
    /** Extras are paid by the saved card; without one they cannot be had. */
    canBuyExtras: z.boolean(),
    /** The first delivery day that can still be changed. */
    firstOpenDate: z.nullable(z.string()),
    /** The last day with a delivery. */
    lastDate: z.nullable(z.string()),
    from: z.string(),
    to: z.string(),
    days: z.array(selectionDay),
    /** Of the days that come, without extras. */
    week: z.object({ picked: z.number(), paid: z.number() }),
  }),
  refusals: ['not_found'],
})

export const listDayDishes = endpoint({
  method: 'GET',
  path: '/api/meal-selection/dishes',
  who: 'signed-in',
  summary:
    "Of the dishes of a day's kitchen: whether they can still be had then, and what is in them.",
  query: z.object({ subscriptionId: wireId, day }),
  output: z.array(
    z.object({
      mealItemId: z.number(),
      isSoldOut: z.boolean(),
      /** The heaviest first. */
      ingredients: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  refusals: ['not_found'],
})

export const findMealSubscription = endpoint({
  method: 'GET',
  path: '/api/meal-selection/subscription',
  who: 'signed-in',
  summary: 'The only subscription whose meals can be chosen; null where there is none, or several.',
  output: z.object({ subscriptionId: z.nullable(z.number()) }),
  refusals: [],
})

const repetition = z.object({
  /** Monday of the week that is filled. */
  week: z.string(),
  /** Monday of the latest earlier week with chosen meals; null where there is none. */
  repeatedWeek: z.nullable(z.string()),
  added: z.array(
    z.object({
      date: z.string(),
      mealTime: z.enum(MEAL_TIMES),
      mealItemId: z.number(),
      name: z.string(),
      slug: z.string(),
      quantity: z.number(),
    }),
  ),
  /** Dishes that are not repeated, and why. */
  left: z.array(
    z.object({
      date: z.string(),
      mealTime: z.enum(MEAL_TIMES),
      mealItemId: z.number(),
      name: z.string(),
      reason: z.enum(['sold_out', 'allergy', 'other_kitchen', 'day_full']),
    }),
  ),
})

const weekOf = z.object({
  subscriptionId: choice('subscription_required'),
  /** Any day of the week to fill. */
  week: day,
})

export const previewRepeat = endpoint({
  method: 'GET',
  path: '/api/subscription-meals/repeat',
  who: 'signed-in',
  summary: 'What repeating last week would put on the open days of a week; nothing is changed.',
  query: weekOf,
  output: repetition,
  refusals: ['not_found'],
})

export const repeatWeek = endpoint({
  method: 'POST',
  path: '/api/subscription-meals/repeat',
  who: 'signed-in',
  summary:
    'Puts the dishes of the latest earlier week on the open days of a week, up to the paid meals.',
  body: weekOf,
  output: repetition,
  idempotent: true,
  refusals: ['not_found', 'subscription_over', 'nothing_to_repeat'],
})

export const chooseFallback = endpoint({
  method: 'PUT',
  path: '/api/subscriptions/:id/fallback',
  who: 'signed-in',
  summary: 'What comes where nothing is chosen by the cut-off.',
  params: byId,
  body: z.object({ fallback: z.enum(FALLBACKS, 'fallback_required') }),
  output: z.object({
    subscriptionId: z.number(),
    fallback: z.enum(FALLBACKS),
    receiptNumber: z.string(),
  }),
  refusals: ['not_found', 'subscription_over'],
})
