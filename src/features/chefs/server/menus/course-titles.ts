import { ALLERGENS, type Allergen } from '#shared/food/food.ts'
import type { Bilingual, Language } from '#shared/language.ts'
import { unionOf } from '#features/household/rules.ts'
import type { DishFacts } from './dish-facts-read-model.ts'
import type { MenuCourse } from './resolve-courses.ts'

/** A course as it is read back: one that is named after its dish is named so in both languages. */
export interface StoredCourse extends Omit<MenuCourse, 'title'> {
  title: Bilingual
  /** Traces that its dish may hold, beyond what it counts as containing. */
  mayContain: Allergen[]
}

export interface DishNames {
  dishNameEn: string | null
  dishNameAr: string | null
}

/** What a chef typed in own words stays as it was typed, also next to the plate of a dish. */
export function bilingualTitle(
  title: string,
  { dishNameEn: en, dishNameAr: ar }: DishNames,
): Bilingual {
  const isOfCatalogue = title === en || title === ar
  return isOfCatalogue && en !== null && ar !== null ? { en, ar } : { en: title, ar: title }
}

export const coursesIn = (language: Language, courses: readonly StoredCourse[]) =>
  courses.map(({ title, ...course }) => ({ ...course, title: title[language] }))

interface StoredAllergens {
  allergens: string[]
  isSaid: boolean
}

/** As they were said, and what the dish of the catalogue has come to hold since. */
export const allergensIn = (
  { allergens, isSaid }: StoredAllergens,
  dish: DishFacts | undefined,
): Pick<StoredCourse, 'allergens' | 'holds' | 'mayContain'> => {
  const contained = unionOf(ALLERGENS, [allergens as Allergen[], dish?.allergens ?? []])
  const mayContain = (dish?.mayContain ?? []).filter((one) => !contained.includes(one))
  return { allergens: isSaid ? contained : null, holds: contained, mayContain }
}
