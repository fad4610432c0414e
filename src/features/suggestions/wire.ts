import * as z from 'zod/mini'
import { ALLERGENS, CUISINES, MEAL_TIMES } from '#shared/food/food.ts'
import { allergyWarning } from '#features/household/list-contract.ts'

/** A comparison with the next best dish, in the caller's language. */
export const reason = z.object({ kind: z.string(), text: z.string() })

/** A dish that the engine proposes for today, scaled to what the customer wants to eat. */
export const mealSuggestion = z.object({
  id: z.number(),
  dishId: z.number(),
  /** Names the drawing of the dish. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Address of the dish's picture. */
  image: z.string(),
  cuisineType: z.enum(CUISINES),
  mealType: z.enum(MEAL_TIMES),
  /** Minutes until it is on the table. */
  preparationTime: z.number(),
  servings: z.number(),
  /** Of one person, in twentieths of a serving as the dish is written. */
  portion: z.number(),
  /** Of one serving, rounded to what the amounts can promise. */
  calories: z.number(),
  /** Grams of one serving. */
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  /** Names, the heaviest first. */
  ingredients: z.array(z.string()),
  allergens: z.array(z.enum(ALLERGENS)),
  mayContain: z.array(z.enum(ALLERGENS)),
  /** Of the household's allergies as they are now. */
  warnings: z.array(allergyWarning),
  reasons: z.array(reason),
  /** AED for all servings, by weight. */
  totalPrice: z.number(),
  accepted: z.boolean(),
  /** The accepted meal, where it is one. */
  acceptedId: z.nullable(z.number()),
  /** The dish that this one came for, where it can be taken back. */
  replaces: z.nullable(z.object({ name: z.string() })),
})
