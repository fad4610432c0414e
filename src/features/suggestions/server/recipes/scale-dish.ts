import { computeDish } from '#shared/food/dish-facts.ts'
import type { DishLine, Ingredient, Nutrients } from '#shared/food/food.ts'
import { roundHalfUp } from '#shared/money.ts'
import { gramsOfPortion } from '../../portions.ts'
import type { CookableDish, FoodCatalogue } from '../catalogue/food-catalogue.ts'

export interface ScaledLine {
  ingredient: Ingredient
  /** Of all servings. */
  grams: number
  /** By weight, trimmings included. */
  priceFils: number
}

export interface ScaledDish {
  lines: ScaledLine[]
  /** Of one serving, by the rounded amounts. */
  nutrients: Nutrients
  /** Of one serving. */
  sugarG: number
  totalFils: number
}

/** A dish in that portion for so many servings: twice the servings are twice of everything. */
export function scaleDish(
  { ingredients }: FoodCatalogue,
  dish: Pick<CookableDish, 'lines'>,
  { portionTwentieths, servings }: { portionTwentieths: number; servings: number },
): ScaledDish {
  const perServing = dish.lines.map(({ ingredientId, grams }): DishLine => {
    return { ingredientId, grams: gramsOfPortion(grams, portionTwentieths) }
  })
  const lines = perServing.map(({ ingredientId, grams }) => {
    const ingredient = ingredients.get(ingredientId)
    if (!ingredient) throw new Error(`Unknown ingredient: ${ingredientId}`)
    return {
      ingredient,
      grams: grams * servings,
      priceFils: priceOf(ingredient, grams) * servings,
    }
  })
  return {
    lines,
    nutrients: computeDish(perServing, ingredients).nutrients,
    sugarG: lines.reduce(
      (sum, { ingredient, grams }) => sum + (ingredient.sugarGPer100g * grams) / servings / 100,
      0,
    ),
    totalFils: lines.reduce((sum, { priceFils }) => sum + priceFils, 0),
  }
}

/** Fils of so much, as bought: what is trimmed away is paid for. */
export const priceOf = ({ pricePerKgFils, ediblePct }: Ingredient, grams: number): number =>
  roundHalfUp((grams * pricePerKgFils) / (10 * ediblePct))
