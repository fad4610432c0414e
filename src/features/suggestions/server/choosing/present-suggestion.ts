import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { WarnOf } from '#features/household/server/public.ts'
import type { mealSuggestion } from '../../wire.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { ingredientNames, pictureOf, roundKcal } from '../recipes/present-recipe.ts'
import { scaleDish } from '../recipes/scale-dish.ts'
import { presentReasons } from './reasons.ts'
import type { Suggestion } from './suggestion-store.ts'

export type WireSuggestion = Output<{ output: typeof mealSuggestion }>

interface Around {
  servings: number
  language: Language
  /** The dish in whose place it came, by suggestion. */
  replaced: ReadonlyMap<number, { dishId: number }>
  warnOf: WarnOf
}

export function presentSuggestion(
  catalogue: FoodCatalogue,
  suggestion: Suggestion,
  { servings, language, replaced, warnOf }: Around,
): WireSuggestion | undefined {
  const dish = catalogue.dishes.get(suggestion.dishId)
  if (!dish) return undefined
  const { lines, nutrients, totalFils } = scaleDish(catalogue, dish, {
    portionTwentieths: suggestion.portionTwentieths,
    servings,
  })
  const before = replaced.get(suggestion.replacesId ?? 0)
  const name = before && catalogue.dishes.get(before.dishId)?.name[language]
  return {
    id: suggestion.id,
    dishId: dish.id,
    slug: dish.slug,
    name: dish.name[language],
    description: dish.description[language],
    image: pictureOf(dish.slug),
    cuisineType: dish.cuisine,
    mealType: suggestion.mealTime,
    preparationTime: dish.minutes,
    servings,
    portion: suggestion.portionTwentieths,
    calories: roundKcal(nutrients.kcal),
    protein: Math.round(nutrients.proteinG),
    carbs: Math.round(nutrients.carbsG),
    fat: Math.round(nutrients.fatG),
    ingredients: ingredientNames(lines, language),
    allergens: [...dish.allergens],
    mayContain: [...dish.mayContain],
    warnings: warnOf(dish),
    reasons: presentReasons(catalogue, suggestion.reasons, language),
    totalPrice: toDirhams(totalFils),
    accepted: suggestion.acceptedId !== null,
    acceptedId: suggestion.acceptedId,
    replaces: name === undefined ? null : { name },
  }
}
