import type { Language } from '#shared/language.ts'

/** `Milk, Peanuts and Sesame`. */
export const inWords = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'ar' ? 'ar-AE' : 'en-GB', { type: 'conjunction' }).format(items)
