import { ALLERGENS, type Allergen } from '#shared/food/food.ts'

/** Words in the names and texts of a dish that say that it contains an allergen. */
export interface Mentioned {
  allergen: Allergen
  words: string[]
}

/** A kitchen's word about an allergen, and the mentions that it was asked about. */
export interface AllergenAnswer extends Mentioned {
  holds: boolean
}

/** An answer holds while nothing new mentions the allergen. R-KIT-10 */
export const answerTo = <A extends AllergenAnswer>(
  { allergen, words }: Mentioned,
  answers: readonly A[],
): A | undefined =>
  answers.find(
    (one) => one.allergen === allergen && words.every((word) => one.words.includes(word)),
  )

/** What a dish counts as containing besides its ingredients: what was not answered, and what was. R-KIT-10 */
export function judgeMentions(mentioned: readonly Mentioned[], answers: readonly AllergenAnswer[]) {
  const asked = mentioned.filter((one) => !answerTo(one, answers)).map(({ allergen }) => allergen)
  const said = answers.filter(({ holds }) => holds).map(({ allergen }) => allergen)
  return { asked, contained: ALLERGENS.filter((one) => asked.includes(one) || said.includes(one)) }
}
