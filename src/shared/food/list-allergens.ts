import { ALLERGEN_NAMES, type Allergen } from './food.ts'
import type { Language } from '../language.ts'

/** "Tree nuts, sesame". */
export const listAllergens = (allergens: readonly Allergen[], language: Language): string =>
  allergens
    .map((allergen, place) => {
      const name = ALLERGEN_NAMES[allergen][language]
      return place === 0 ? name : name.toLowerCase()
    })
    .join(language === 'ar' ? '، ' : ', ')
