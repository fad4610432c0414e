import { isolate } from '#shared/text/bidi.ts'
import { defineTexts } from '#shared/language.ts'

/** The lines next to a dish, apart from the texts of the household's own page. */
export const noteTexts = defineTexts(
  {
    contains: (allergen: string, names: readonly string[]) =>
      `Contains ${allergen.toLowerCase()}. Allergic: ${names.map(isolate).join(', ')}`,
    mayContain: (allergen: string, names: readonly string[]) =>
      `May contain ${allergen.toLowerCase()}. Allergic: ${names.map(isolate).join(', ')}`,
  },
  {
    contains: (allergen: string, names: readonly string[]) =>
      `يحتوي على ${allergen}. الحساسية لدى: ${names.map(isolate).join('، ')}`,
    mayContain: (allergen: string, names: readonly string[]) =>
      `قد يحتوي على ${allergen}. الحساسية لدى: ${names.map(isolate).join('، ')}`,
  },
)
