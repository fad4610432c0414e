import { roundToScale } from './engine/search/kitchen-scale.ts'
import { PLAIN_PORTION } from './engine/weights.ts'

/** One serving as the dish is written, in twentieths. */
export const WHOLE_PORTION = PLAIN_PORTION

/** Grams of an ingredient in one serving of that portion, as a kitchen scale shows them. */
export const gramsOfPortion = (grams: number, portionTwentieths: number): number =>
  roundToScale((grams * portionTwentieths) / WHOLE_PORTION)
