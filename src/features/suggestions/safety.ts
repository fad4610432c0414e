import type { Allergen, Diet } from '#shared/food/food.ts'
import { isSafeUnasked, type Avoided } from '#features/household/rules.ts'

export interface DishToEat {
  slug: string
  allergens: readonly Allergen[]
  mayContain: readonly Allergen[]
  diets: readonly Diet[]
}

export interface Diners extends Avoided {
  diets: readonly Diet[]
}

/** Diets that are kept over a day, not in each dish. */
const BY_THE_DAY: readonly Diet[] = ['low-carb', 'keto']

/**
 * Whether everyone at the table may eat a dish; the engine and its verifier ask on their own.
 * R-AI-2
 */
export const isSafeFor = (dish: DishToEat, { diets, ...avoided }: Diners): boolean =>
  isSafeUnasked(dish, avoided) &&
  diets.every((diet) => BY_THE_DAY.includes(diet) || dish.diets.includes(diet))
