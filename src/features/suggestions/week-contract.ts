import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { CUISINES, MEAL_TIMES } from '#shared/food/food.ts'
import { wireId } from '#shared/wire/wire.ts'
import { RELAXATIONS, WEEK_DAYS_MAX } from './rules.ts'
import { allergyWarning } from '#features/household/list-contract.ts'
import { reason } from './wire.ts'

const amounts = {
  calories: z.number(),
  /** Grams. */
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
}

export const weekMeal = z.object({
  id: z.number(),
  mealType: z.enum(MEAL_TIMES),
  dishId: z.number(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  cuisineType: z.enum(CUISINES),
  preparationTime: z.number(),
  /** Cooked with the dinner before. */
  isLeftover: z.boolean(),
  /** Stays where it is when the rest is planned again. */
  isLocked: z.boolean(),
  reasons: z.array(reason),
  acceptedId: z.nullable(z.number()),
  /** Of the household's allergies as they are now. */
  warnings: z.array(allergyWarning),
  ...amounts,
})

export const mealWeek = z.object({
  id: z.number(),
  startsOn: z.string(),
  servings: z.number(),
  days: z.array(
    z.object({
      date: z.string(),
      meals: z.array(weekMeal),
      /** What deliveries bring that day: nothing is planned in its place. */
      delivered: z.array(
        z.object({
          mealType: z.enum(MEAL_TIMES),
          /** The dishes that were chosen; none as long as no one has. */
          dishes: z.array(z.string()),
          /** Of one portion; null as long as no one has chosen the dish. */
          amounts: z.nullable(z.object(amounts)),
        }),
      ),
      /** Of one person, with what is delivered as far as it is chosen. */
      total: z.object(amounts),
    }),
  ),
  /** Wishes that could not be met, in the order in which they were let go. */
  relaxed: z.array(z.object({ kind: z.enum(RELAXATIONS), text: z.string() })),
  /** AED: all that has to be bought, perishables in whole packs, the pantry taken off. */
  basketPrice: z.number(),
  catalogueVersion: z.string(),
  seed: z.number(),
})

export const getMealWeek = endpoint({
  method: 'GET',
  path: '/api/meal-weeks/current',
  who: 'signed-in',
  summary: 'The planned week that is not over; null where there is none.',
  output: z.object({
    /** An AI plan is running: a week can be asked for. */
    isOffered: z.boolean(),
    week: z.nullable(mealWeek),
  }),
  refusals: [],
})

export const planMealWeek = endpoint({
  method: 'POST',
  path: '/api/meal-weeks',
  who: 'signed-in',
  summary:
    'Plans the days from today on, round what deliveries bring; locked and accepted meals of the current week stay.',
  body: z.object({
    days: z._default(
      z
        .int('week_days_invalid')
        .check(z.gte(1, 'week_days_invalid'), z.lte(WEEK_DAYS_MAX, 'week_days_invalid')),
      WEEK_DAYS_MAX,
    ),
    /** Lunches that may be the rest of the dinner before. */
    leftovers: z._default(
      z
        .int('leftovers_invalid')
        .check(z.gte(0, 'leftovers_invalid'), z.lte(WEEK_DAYS_MAX, 'leftovers_invalid')),
      0,
    ),
  }),
  output: mealWeek,
  status: 201,
  refusals: ['plan_needed', 'no_dish_fits', 'too_many_requests'],
  idempotent: true,
})

const byId = z.object({ id: wireId })

export const replaceWeekMeal = endpoint({
  method: 'POST',
  path: '/api/meal-weeks/meals/:id/replacement',
  who: 'signed-in',
  summary: 'Another dish in one place; only the portions of its day move.',
  params: byId,
  output: mealWeek,
  refusals: ['not_found', 'plan_needed', 'meal_accepted', 'no_other_dish', 'too_many_requests'],
  idempotent: true,
})

export const lockWeekMeal = endpoint({
  method: 'PUT',
  path: '/api/meal-weeks/meals/:id/lock',
  who: 'signed-in',
  summary: 'Keeps a meal where it is, or lets it go.',
  params: byId,
  body: z.object({ isLocked: z.boolean() }),
  output: z.object({ ok: z.literal(true) }),
  refusals: ['not_found'],
})

export const acceptMealWeek = endpoint({
  method: 'POST',
  path: '/api/meal-weeks/:id/acceptance',
  who: 'signed-in',
  summary: 'Accepts every meal of the week from today on that is not accepted yet.',
  params: byId,
  output: mealWeek,
  refusals: ['not_found', 'plan_needed'],
  idempotent: true,
})
