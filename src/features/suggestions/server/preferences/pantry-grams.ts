import type { Ingredient } from '#shared/food/food.ts'

type Trimmed = Pick<Ingredient, 'ediblePct'>

/**
 * The pantry is kept as it is weighed at home, trimmings included, like packs and prices; recipes and
 * the engine count what is eaten. These two are the only way from one to the other.
 */
export const edibleGrams = (grams: number, { ediblePct }: Trimmed): number =>
  Math.floor((grams * ediblePct) / 100)

/** Grams as bought that so much on the board came from. */
export const gramsAsBought = (edible: number, { ediblePct }: Trimmed): number =>
  Math.round((edible * 100) / ediblePct)
