import type { Allergen } from '#shared/food/food.ts'
import type { Bilingual, Language } from '#shared/language.ts'
import type { MenuCourse } from './resolve-courses.ts'

/** A course as it is read back: one that is named after its dish is named so in both languages. */
export interface StoredCourse extends Omit<MenuCourse, 'title'> {
  title: Bilingual
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

export const coursesIn = (language: Language, courses: readonly StoredCourse[]): MenuCourse[] =>
  courses.map(({ title, ...course }) => ({ ...course, title: title[language] }))

interface StoredAllergens {
  allergens: string[]
  isSaid: boolean
}

export const allergensIn = ({
  allergens,
  isSaid,
}: StoredAllergens): Pick<MenuCourse, 'allergens' | 'holds'> => {
  const holds = allergens as Allergen[]
  return { allergens: isSaid ? holds : null, holds }
}
