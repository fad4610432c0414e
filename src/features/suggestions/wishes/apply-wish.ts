import type { Allergen, Diet } from '#shared/food/food.ts'
import { avoidedTraces, avoidsTracesWith } from '#features/household/rules.ts'
import { membersOf, type WishIngredient } from './reading/food-groups.ts'
import type { Wish } from './wish.ts'

/** What no sentence may loosen. */
export interface Constraints {
  allergens: readonly Allergen[]
  /** Not even traces of these. */
  traces: readonly Allergen[]
  diets: readonly Diet[]
  /** Ingredient ids that are left out. */
  dislikes: readonly string[]
}

/** The constraints with those of a wish: each list grows or stays, none shrinks. */
export const withWish = (
  { allergens, traces, diets, dislikes }: Constraints,
  wish: Wish,
  ingredients: Iterable<WishIngredient>,
): { allergens: Allergen[]; traces: Allergen[]; diets: Diet[]; dislikes: string[] } => {
  const known = [...ingredients]
  const unwanted = wish.unwantedIngredients.flatMap((food) => membersOf(food, known, 'unwanted'))
  // Those that are saved already have their own answer about traces.
  const added = wish.addAllergens.filter((allergen) => !allergens.includes(allergen))
  const avoidsTraces = traces.length > 0 || avoidsTracesWith(added)
  return {
    allergens: [...new Set([...allergens, ...added])],
    traces: [...traces, ...avoidedTraces([{ allergens: added, avoidsTraces }])],
    diets: [...new Set([...diets, ...wish.diets])],
    dislikes: [...new Set([...dislikes, ...unwanted])],
  }
}
