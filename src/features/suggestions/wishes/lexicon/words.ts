import type { Allergen, Diet } from '#shared/food/food.ts'
import type { Limited } from '../wish.ts'

export const inOne = (...lists: string[]) => lists.join('|')

/** A food as people name it. */
export interface FoodWord {
  /** Forms, parted by `|`, in both languages. */
  words: string
  /** Ingredients or groups that are meant; none where the catalogue has no such thing. */
  foods: readonly string[]
  /** What to leave out, where that is more than `foods`. */
  avoid?: readonly string[]
  /** The word names these allergens: anyone who goes without it may be allergic. */
  names?: readonly Allergen[]
  /** An allergy to it is one to these; found from `foods` unless given. */
  allergens?: readonly Allergen[]
  /** May be meant as well and is asked for. */
  alsoAsk?: readonly Allergen[]
  /** Going without it is a diet. */
  diet?: Diet
  /** What a dish with little of it is low in. */
  lowIn?: Limited
}

export const food = (
  foods: string,
  words: string,
  rest: Omit<FoodWord, 'foods' | 'words'> = {},
) => ({
  foods: foods === '' ? [] : foods.split(' '),
  words,
  ...rest,
})
