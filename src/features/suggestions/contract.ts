import { allergyWarning } from '#features/household/list-contract.ts'
import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, DIETS, MEAL_TIMES } from '#shared/food/food.ts'
import { wireId } from '#shared/wire/wire.ts'
import { RELAXATIONS } from './rules.ts'
import { confirmedWish } from './wish-contract.ts'
import { mealSuggestion } from './wire.ts'

const suggestionDay = z.object({
  date: z.string(),
  plan: z.object({
    subscriptionId: z.number(),
    name: z.string(),
    suggestionsPerDay: z.number(),
    servings: z.number(),
  }),
  suggestions: z.array(mealSuggestion),
  /** What was accepted for this day and is none of the suggestions, such as of a planned week. */
  planned: z.array(
    z.object({
      acceptedId: z.number(),
      mealType: z.enum(MEAL_TIMES),
      dishId: z.number(),
      name: z.string(),
      warnings: z.array(allergyWarning),
    }),
  ),
  /** Null where the plan sets no limit. */
  replacementsRemaining: z.nullable(z.number()),
  replacementsPerDay: z.nullable(z.number()),
  /** What no one at the table may eat. */
  allergens: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
  /** Wishes that could not be met, in the order in which they were let go. */
  relaxed: z.array(z.object({ kind: z.enum([...RELAXATIONS, 'wish']), text: z.string() })),
  /** With the seed it plays the day again. */
  catalogueVersion: z.string(),
  seed: z.number(),
})

export const getSuggestions = endpoint({
  method: 'POST',
  path: '/api/meal-suggestions/today',
  who: 'signed-in',
  summary: "Today's suggestions of the caller's AI plan; they are made at the first call of a day.",
  output: z.object({
    /** Null without an AI plan. */
    day: z.nullable(suggestionDay),
  }),
  refusals: ['no_dish_fits'],
})

export const refreshSuggestions = endpoint({
  method: 'POST',
  path: '/api/meal-suggestions/refresh',
  who: 'signed-in',
  summary: 'Puts new dishes in the place of all that were not accepted. Costs no replacement.',
  body: z.object({
    /** For this time; it holds for the replacements that follow. */
    wish: z.optional(z.nullable(confirmedWish)),
  }),
  output: suggestionDay,
  refusals: ['plan_needed', 'no_dish_fits', 'too_many_requests'],
  idempotent: true,
})

const byId = z.object({ id: wireId })

export const replaceSuggestion = endpoint({
  method: 'POST',
  path: '/api/meal-suggestions/:id/replacement',
  who: 'signed-in',
  summary: 'Another dish for the same meal. Counts only once another one is there.',
  params: byId,
  body: z.object({
    /** Never to be suggested again. */
    isNeverAgain: z._default(z.boolean(), false),
  }),
  output: z.object({
    suggestion: mealSuggestion,
    replacementsRemaining: z.nullable(z.number()),
  }),
  refusals: [
    'not_found',
    'suggestion_over',
    'suggestion_accepted',
    'no_replacements_left',
    'no_other_dish',
    'too_many_requests',
  ],
  idempotent: true,
})

export const restoreSuggestion = endpoint({
  method: 'DELETE',
  path: '/api/meal-suggestions/:id/replacement',
  who: 'signed-in',
  summary: 'Brings back the dish that this one came for. The replacement stays counted.',
  params: byId,
  output: mealSuggestion,
  refusals: [
    'not_found',
    'suggestion_over',
    'suggestion_accepted',
    'nothing_to_restore',
    'dish_not_safe',
  ],
})
