import type { Language } from '#shared/language.ts'

/** Names in the middle of a sentence: small in English. */
const inSentence = (name: string, language: Language): string =>
  language === 'en' ? name.toLowerCase() : name

const listFormat = (language: Language) =>
  new Intl.ListFormat(language === 'ar' ? 'ar-AE' : 'en-GB', { type: 'conjunction' })

/** `milk, eggs and fish`. */
export const listInWords = (names: readonly string[], language: Language): string =>
  listFormat(language).format(names.map((name) => inSentence(name, language)))

/** The same in parts, so that the names can look different. */
export const partsOfList = (names: readonly string[], language: Language) =>
  listFormat(language).formatToParts(names.map((name) => inSentence(name, language)))
