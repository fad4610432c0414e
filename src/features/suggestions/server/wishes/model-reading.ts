import * as z from 'zod'
import { ALLERGENS, CUISINES, DIETS, MEAL_TIMES } from '#shared/food/food.ts'
import { HEAT_MAX, MINUTES_MAX, MINUTES_MIN, SERVINGS_MAX } from '../../rules.ts'
import { FOOD_GROUPS } from '../../wishes/reading/food-groups.ts'
import type { ModelReading } from '../../wishes/merge-reading.ts'
import {
  LEANINGS,
  LIMITED,
  MEAL_BUDGET_MAX,
  MEAL_BUDGET_MIN,
  MEAL_KCAL_MAX,
  MEAL_KCAL_MIN,
} from '../../wishes/wish.ts'

/** Closed: every value is one of a list or a number; there is no text in it. */
export const modelSchema = (ingredientIds: readonly string[]) => {
  const foods = z.array(z.enum([...FOOD_GROUPS.keys(), ...ingredientIds]))
  return z.strictObject({
    wantedIngredients: foods,
    unwantedIngredients: foods,
    allergies: z.array(z.enum(ALLERGENS)),
    perhapsAllergies: z.array(z.enum(ALLERGENS)),
    diets: z.array(z.enum(DIETS)),
    cuisines: z.array(z.enum(CUISINES)),
    mealTime: z.nullable(z.enum(MEAL_TIMES)),
    maxMinutes: z.nullable(z.number()),
    maxKcal: z.nullable(z.number()),
    leanings: z.array(z.enum(LEANINGS)),
    lowIn: z.array(z.enum(LIMITED)),
    budgetDirhams: z.nullable(z.number()),
    maxHeat: z.nullable(z.number()),
    servings: z.nullable(z.number()),
  })
}

type ModelResponse = z.infer<ReturnType<typeof modelSchema>>

const within = (value: number | null, least: number, most: number): number | null =>
  value !== null && value >= least && value <= most ? Math.round(value) : null

const MOST_FOODS = 20

/** A number out of range is no number; lists are short and hold each value once. */
export const settleAnswer = (answer: ModelResponse): ModelReading => {
  const dirhams = within(answer.budgetDirhams, MEAL_BUDGET_MIN, MEAL_BUDGET_MAX)
  return {
    wantedIngredients: [...new Set(answer.wantedIngredients)].slice(0, MOST_FOODS),
    unwantedIngredients: [...new Set(answer.unwantedIngredients)].slice(0, MOST_FOODS),
    // Dishes are found by name, which the grammar does as well.
    wantedDishes: [],
    unwantedDishes: [],
    unwantedCuisines: [],
    addAllergens: [...new Set(answer.allergies)],
    perhapsAllergens: [...new Set(answer.perhapsAllergies)],
    diets: [...new Set(answer.diets)],
    cuisines: [...new Set(answer.cuisines)],
    mealTime: answer.mealTime,
    maxMinutes: within(answer.maxMinutes, MINUTES_MIN, MINUTES_MAX),
    maxKcal: within(answer.maxKcal, MEAL_KCAL_MIN, MEAL_KCAL_MAX),
    leanings: [...new Set(answer.leanings)],
    lowIn: [...new Set(answer.lowIn)],
    budgetFils: dirhams === null ? null : dirhams * 100,
    maxHeat: within(answer.maxHeat, 0, HEAT_MAX),
    servings: within(answer.servings, 1, SERVINGS_MAX),
  }
}
