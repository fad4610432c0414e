import { foldText } from '#shared/text/fold-text.ts'
import { CUISINE_NAMES, CUISINES, type Cuisine } from './food.ts'

/** The cuisine that a word means, however it is written. */
export function findCuisine(word: string): Cuisine | undefined {
  const wanted = foldText(word)
  return CUISINES.find((cuisine) =>
    [cuisine, CUISINE_NAMES[cuisine].en, CUISINE_NAMES[cuisine].ar].some(
      (name) => foldText(name) === wanted,
    ),
  )
}
