import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, CUISINES, DIETS } from '#shared/food/food.ts'
import { wireId } from '#shared/wire/wire.ts'
import { allergyWarning } from '#features/household/list-contract.ts'
import { SERVINGS_MAX } from './rules.ts'

/** Amount of one ingredient for the servings asked for. */
const recipeLine = z.object({
  ingredientId: z.string(),
  name: z.string(),
  grams: z.number(),
  /** As a cook reads it: `3 pieces`, `2 tbsp`, `180 g`. */
  amount: z.string(),
  /** AED by weight. */
  price: z.number(),
  /** The day of the price. */
  pricedOn: z.string(),
  /** Look for the certificate on the pack. */
  needsHalalCertificate: z.boolean(),
})

const recipeStep = z.object({
  text: z.string(),
  /** Null where there is nothing to wait for. */
  timerSeconds: z.nullable(z.number()),
  /** Degrees Celsius in the middle of the food before the step is over. */
  coreC: z.nullable(z.number()),
  /** How to divide what is too much for one pan; null where all of it is cooked at once. */
  batches: z.nullable(z.string()),
  /** What goes in, with its amount. */
  uses: z.array(z.object({ name: z.string(), amount: z.string() })),
})

export const recipe = z.object({
  dishId: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  cuisineType: z.enum(CUISINES),
  /** For the servings, with the timed steps of every batch. */
  preparationTime: z.number(),
  activeMinutes: z.number(),
  /** Days it keeps in the fridge. */
  keepsDays: z.number(),
  servings: z.number(),
  /** Of one serving. */
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fibre: z.number(),
  /** Milligrams. */
  sodium: z.number(),
  allergens: z.array(z.enum(ALLERGENS)),
  mayContain: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
  ingredients: z.array(recipeLine),
  cookingSteps: z.array(recipeStep),
  /** AED for all servings, by weight. */
  totalPrice: z.number(),
  isSaved: z.boolean(),
  /** Of the household's allergies as they are now. */
  warnings: z.array(allergyWarning),
})

export const getRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/:id',
  who: 'signed-in',
  summary: 'A dish of the catalogue as a recipe for so many servings.',
  params: z.object({ id: wireId }),
  query: z.object({
    servings: z.optional(
      z.pipe(wireId, z.int('servings_invalid').check(z.lte(SERVINGS_MAX, 'servings_invalid'))),
    ),
    /** The portion of the suggestion, in twentieths of a serving. */
    portion: z.optional(z.pipe(wireId, z.int().check(z.gte(12), z.lte(36)))),
  }),
  output: recipe,
  refusals: ['not_found'],
})

export const savedMeal = z.object({
  dishId: z.number(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  cuisineType: z.enum(CUISINES),
  preparationTime: z.number(),
  /** As it was last suggested to the caller, in twentieths of a serving. */
  portion: z.number(),
  calories: z.number(),
  savedAt: z.string(),
})

export const listSavedMeals = endpoint({
  method: 'GET',
  path: '/api/saved-meals',
  who: 'signed-in',
  summary: 'Dishes that the caller keeps, the latest first.',
  output: z.array(savedMeal),
  refusals: [],
})

const byDish = z.object({ id: wireId })

export const saveMeal = endpoint({
  method: 'PUT',
  path: '/api/saved-meals/:id',
  who: 'signed-in',
  summary: 'Keeps a dish. Only with an AI plan.',
  params: byDish,
  output: z.object({ ok: z.literal(true) }),
  refusals: ['not_found', 'plan_needed'],
})

export const forgetMeal = endpoint({
  method: 'DELETE',
  path: '/api/saved-meals/:id',
  who: 'signed-in',
  summary: 'Keeps a dish no longer.',
  params: byDish,
  output: z.object({ ok: z.literal(true) }),
  refusals: [],
})
