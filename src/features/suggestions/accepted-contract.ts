import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { CUISINES, MEAL_TIMES } from '#shared/food/food.ts'
import { positiveInt, wireId } from '#shared/wire/wire.ts'
import { allergyWarning } from '#features/household/list-contract.ts'
import { RATING_MAX, SERVINGS_MAX } from './rules.ts'

const TEXT_MAX = 20_000
const CALORIES_MAX = 1_000_000

/** A whole number, as a number or its text. */
const recordId = (code: string) =>
  z.pipe(
    z.union([positiveInt(code), z.string(code).check(z.regex(/^[1-9]\d{0,8}$/, code))], code),
    z.transform(Number),
  )

const servings = z
  .int('servings_invalid')
  .check(z.gte(1, 'servings_invalid'), z.lte(SERVINGS_MAX, 'servings_invalid'))

/** A suggestion that the customer took, with all amounts as the server computed them. */
export const acceptedMeal = z.object({
  id: z.number(),
  subscriptionId: z.number(),
  /** Of the suggestion. */
  mealId: z.number(),
  dishId: z.number(),
  slug: z.string(),
  mealName: z.string(),
  mealDescription: z.string(),
  /** JSON text of `{ name, amount, price }[]`. */
  ingredients: z.string(),
  /** JSON text of the steps. */
  cookingSteps: z.string(),
  /** AED with two decimals. */
  totalPrice: z.string(),
  servings: z.number(),
  /** Of the suggestion, in twentieths of a serving. */
  portion: z.number(),
  cuisineType: z.enum(CUISINES),
  mealType: z.enum(MEAL_TIMES),
  date: z.string(),
  calories: z.number(),
  image: z.string(),
  createdAt: z.string(),
  cookedAt: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  /** Of the household's allergies as they are now. */
  warnings: z.array(allergyWarning),
})

export const acceptSuggestion = endpoint({
  method: 'POST',
  path: '/api/accepted-meal-suggestions',
  who: 'signed-in',
  summary:
    'Takes a suggestion. What is sent of its ingredients, steps, price and calories is not read: the server computes them.',
  body: z.object({
    subscriptionId: z.optional(recordId('plan_needed')),
    mealId: recordId('suggestion_required'),
    mealName: z.optional(z.string().check(z.maxLength(TEXT_MAX))),
    mealDescription: z.optional(z.string().check(z.maxLength(TEXT_MAX))),
    ingredients: z.optional(z.string().check(z.maxLength(TEXT_MAX))),
    cookingSteps: z.optional(z.string().check(z.maxLength(TEXT_MAX))),
    totalPrice: z.optional(z.string().check(z.maxLength(TEXT_MAX))),
    servings: z.optional(servings),
    cuisineType: z.optional(z.string().check(z.maxLength(TEXT_MAX))),
    calories: z.optional(z.number().check(z.gte(0), z.lte(CALORIES_MAX))),
    image: z.optional(z.string().check(z.maxLength(TEXT_MAX))),
  }),
  output: acceptedMeal,
  status: 201,
  refusals: ['plan_needed', 'not_found', 'suggestion_over', 'dish_not_safe'],
  idempotent: true,
})

export const listAcceptedSuggestions = endpoint({
  method: 'GET',
  path: '/api/accepted-meal-suggestions',
  who: 'signed-in',
  summary: 'The accepted meals, newest first; none without an AI plan.',
  query: z.object({ before: z.optional(wireId) }),
  output: z.array(acceptedMeal),
  refusals: [],
})

const byId = z.object({ id: wireId })

export const withdrawAccepted = endpoint({
  method: 'DELETE',
  path: '/api/accepted-meal-suggestions/:id',
  who: 'signed-in',
  summary: 'Gives an accepted meal back; one that was cooked stays.',
  params: byId,
  output: z.object({ ok: z.literal(true) }),
  refusals: ['not_found', 'already_cooked'],
})

export const markCooked = endpoint({
  method: 'POST',
  path: '/api/accepted-meal-suggestions/:id/cooked',
  who: 'signed-in',
  summary: 'Says that the meal was cooked, and how it was.',
  params: byId,
  body: z.object({
    rating: z.optional(
      z.nullable(
        z
          .int('rating_invalid')
          .check(z.gte(1, 'rating_invalid'), z.lte(RATING_MAX, 'rating_invalid')),
      ),
    ),
    servings: z.optional(servings),
  }),
  output: acceptedMeal,
  refusals: ['not_found'],
})
