import * as z from 'zod/mini'
import { DAY_STATUSES, SKIP_CAUSES } from '#features/deliveries/rules.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { wireId } from '#shared/wire/wire.ts'
import { day, subscriptionMeal } from './contract.ts'
import { CHOOSERS, FALLBACKS } from './rules.ts'

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
  /** Why a skipped day does not come; null where that was not kept. */
  skipCause: z.nullable(z.enum(SKIP_CAUSES)),
  /** Until when it may be changed. */
  cutoffAt: z.nullable(z.string()),
  /** Paid meals of the day that come. */
  paid: z.number(),
  /** Paid meals that went back, because the kitchen has no dish for them. */
  mealsBack: z.number(),
  /** Portions chosen, extras among them. */
  picked: z.number(),
  /** Paid meals that are chosen: a second portion at a meal time that the plan pays once is an extra. */
  paidPicked: z.number(),
  /** Meal times of the paid meals that are not chosen. */
  open: z.array(z.enum(MEAL_TIMES)),
  /** AED of the portions past the paid ones. */
  extrasTotal: z.number(),
  address: z.nullable(z.object({ id: z.number(), name: z.string(), line: z.string() })),
  meals: z.array(subscriptionMeal),
  /** What happens at the cut-off to the paid meals that are not chosen. */
  atCutoff: z.object({
    /** `as_chosen`: all is chosen. `filled`: `meals` are added. `given_back`: nothing comes. */
    kind: z.enum(['as_chosen', 'filled', 'given_back']),
    /** Why something goes back; null where nothing does. */
    why: z.nullable(z.enum(['nothing_chosen', 'no_dish'])),
    /** Meals that go back. */
    missing: z.number(),
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
    /** Ordered before the order asked for it: the customer is asked once. */
    asksFallback: z.boolean(),
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
