import { isolate } from '#shared/text/bidi.ts'
import { defineTexts } from '#shared/language.ts'

/** The line below a dish, apart from the texts of the household's own page. */
export const noteTexts = defineTexts(
  {
    contains: (allergen: string, names: readonly string[]) =>
      `Contains ${allergen.toLowerCase()}: ${names.map(isolate).join(', ')}`,
  },
  {
    contains: (allergen: string, names: readonly string[]) =>
      `يحتوي على ${allergen}: ${names.map(isolate).join('، ')}`,
  },
)
