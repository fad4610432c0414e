import type { Allergen, Diet } from '#shared/food/food.ts'
import { membersOf, type WishIngredient } from './reading/food-groups.ts'
import type { Wish } from './wish.ts'

/** What no sentence may loosen. */
export interface Constraints {
  allergens: readonly Allergen[]
  diets: readonly Diet[]
  /** Ingredient ids that are left out. */
  dislikes: readonly string[]
}

/** The constraints with those of a wish: each list grows or stays, none shrinks. */
export const withWish = (
  { allergens, diets, dislikes }: Constraints,
  wish: Wish,
  ingredients: Iterable<WishIngredient>,
): { allergens: Allergen[]; diets: Diet[]; dislikes: string[] } => {
  const known = [...ingredients]
  const unwanted = wish.unwantedIngredients.flatMap((food) => membersOf(food, known, 'unwanted'))
  return {
    allergens: [...new Set([...allergens, ...wish.addAllergens])],
    diets: [...new Set([...diets, ...wish.diets])],
    dislikes: [...new Set([...dislikes, ...unwanted])],
  }
}
