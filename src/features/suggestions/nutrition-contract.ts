import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { wireDay } from '#shared/wire/wire.ts'

/** Of one person: kcal and grams. */
const amounts = {
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
}

export const getNutritionDay = endpoint({
  method: 'GET',
  path: '/api/nutrition-days/:date',
  who: 'signed-in',
  summary:
    'What one person eats on a day: delivered meals and cooked suggestions, a serving of each.',
  params: z.object({ date: wireDay() }),
  output: z.object({
    date: z.string(),
    /** Null where no targets are set; a macro that is not set is null. */
    targets: z.nullable(
      z.object({
        calories: z.number(),
        protein: z.nullable(z.number()),
        carbs: z.nullable(z.number()),
        fat: z.nullable(z.number()),
      }),
    ),
    meals: z.array(
      z.object({
        source: z.enum(['delivered', 'cooked', 'accepted']),
        name: z.string(),
        slug: z.string(),
        mealType: z.enum(MEAL_TIMES),
        ...amounts,
      }),
    ),
    /** Of the delivered and cooked ones. */
    total: z.object(amounts),
    /** With what is accepted and not cooked yet. */
    planned: z.object(amounts),
  }),
  refusals: [],
})
