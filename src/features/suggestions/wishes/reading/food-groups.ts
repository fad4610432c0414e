import type { Allergen, Ingredient } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import { GROUPS } from '../lexicon/food/groups.ts'

/** The part of the catalogue that wishes are read against. */
export type WishIngredient = Pick<Ingredient, 'id' | 'name' | 'allergens' | 'tags' | 'aisle'>

/** What people call one food and the catalogue holds as several. */
export interface FoodGroup {
  id: string
  name: Bilingual
  /** What someone who wants the group is glad to get. */
  has: (ingredient: WishIngredient) => boolean
  /** What someone who does not want it would find it in, too. */
  alsoIn?: (ingredient: WishIngredient) => boolean
  /** What an allergy to the whole group is. */
  allergens?: readonly Allergen[]
}

export const FOOD_GROUPS: ReadonlyMap<string, FoodGroup> = new Map(
  GROUPS.map((group) => [group.id, group]),
)

/** The ingredients that a food of a wish means; an avoided one is found wherever it hides. */
export function membersOf(
  food: string,
  ingredients: Iterable<WishIngredient>,
  use: 'wanted' | 'unwanted',
): string[] {
  const group = FOOD_GROUPS.get(food)
  return [...ingredients]
    .filter((ingredient) =>
      group
        ? group.has(ingredient) || (use === 'unwanted' && group.alsoIn?.(ingredient) === true)
        : ingredient.id === food,
    )
    .map(({ id }) => id)
}
