import { roundToScale } from './engine/search/kitchen-scale.ts'
import { PLAIN_PORTION } from './engine/weights.ts'

/** One serving as the dish is written, in twentieths. */
export const WHOLE_PORTION = PLAIN_PORTION

/** Grams of an ingredient in one serving of that portion, as a kitchen scale shows them. */
export const gramsOfPortion = (grams: number, portionTwentieths: number): number =>
  roundToScale((grams * portionTwentieths) / WHOLE_PORTION)

/** How often a pan that holds so many plain servings has to be filled. */
export const batchesOf = (
  panServings: number | null | undefined,
  { servings, portionTwentieths }: { servings: number; portionTwentieths: number },
): number =>
  panServings ? Math.ceil((servings * portionTwentieths) / (WHOLE_PORTION * panServings)) : 1
