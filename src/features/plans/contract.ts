import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'

export const plan = z.object({
  id: z.number(),
  kind: z.enum(['prepared', 'custom', 'ai']),
  tier: z.string(),
  /** In the caller's language, as every text of the catalogue. */
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** AED for 4 weeks; of a cooked plan the lowest that any open restaurant asks, null where none is open. */
  price: z.nullable(z.number()),
  /** AED a meal at that price; null for plans without meals, too. */
  pricePerMeal: z.nullable(z.number()),
  mealsPerDay: z.number(),
  daysPerWeek: z.number(),
  mealsPerCycle: z.number(),
  mealTimes: z.array(z.enum(['breakfast', 'lunch', 'dinner'])),
  suggestionsPerDay: z.number(),
  portions: z.number(),
  isMostPopular: z.boolean(),
})

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/subscription-plans',
  who: 'anyone',
  kept: 'day',
  summary: 'All plans in their order on the page.',
  output: z.array(plan),
  refusals: [],
})

export const addOn = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** AED. */
  price: z.number(),
  chargedPer: z.enum(['month', 'order']),
})

export const listAddOns = endpoint({
  method: 'GET',
  path: '/api/plan-add-ons',
  who: 'anyone',
  kept: 'day',
  summary: 'Add-ons of the AI plans.',
  output: z.array(addOn),
  refusals: [],
})

export const listDietaryFees = endpoint({
  method: 'GET',
  path: '/api/dietary-options',
  who: 'anyone',
  kept: 'day',
  summary: 'Diets that a prepared plan can be cooked to, with what each adds to a cycle.',
  output: z.array(
    z.object({
      diet: z.string(),
      /** AED a cycle. */
      priceAdjustment: z.number(),
    }),
  ),
  refusals: [],
})
