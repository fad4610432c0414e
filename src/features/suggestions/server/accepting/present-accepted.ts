import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { WarnOf } from '#features/household/server/public.ts'
import type { acceptedMeal } from '../../accepted-contract.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { getDish } from '../recipes/get-recipe.ts'
import { presentRecipe } from '../recipes/present-recipe.ts'
import type { AcceptedMeal } from './accepted-store.ts'

/** On the wire: lists as JSON text, the price as text. */
export function presentAccepted(
  catalogue: FoodCatalogue,
  meal: AcceptedMeal,
  { language, warnOf }: { language: Language; warnOf: WarnOf },
): Output<{ output: typeof acceptedMeal }> {
  const dish = getDish(catalogue, meal.dishId)
  const recipe = presentRecipe(catalogue, dish, meal, language)
  return {
    id: meal.id,
    subscriptionId: meal.subscriptionId,
    mealId: meal.suggestionId ?? 0,
    dishId: dish.id,
    slug: dish.slug,
    mealName: recipe.name,
    mealDescription: recipe.description,
    ingredients: JSON.stringify(
      recipe.ingredients.map(({ name, amount, price }) => ({ name, amount, price })),
    ),
    cookingSteps: JSON.stringify(recipe.cookingSteps.map(({ text }) => text)),
    totalPrice: recipe.totalPrice.toFixed(2),
    servings: meal.servings,
    portion: meal.portionTwentieths,
    cuisineType: recipe.cuisineType,
    mealType: meal.mealTime,
    date: meal.day,
    calories: recipe.calories,
    image: recipe.image,
    createdAt: meal.createdAt.toISOString(),
    cookedAt: meal.cookedAt?.toISOString() ?? null,
    rating: meal.rating,
    warnings: warnOf(dish),
  }
}
