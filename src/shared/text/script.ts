import type { Language } from '../language.ts'

const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u

/** The language that a text is written in, as far as its letters tell; nothing where they mix. */
export function scriptOf(text: string): Language | undefined {
  const isArabic = ARABIC.test(text)
  const isLatin = LATIN.test(text)
  if (isArabic === isLatin) return undefined
  return isArabic ? 'ar' : 'en'
}

/** A text as the one of its own language; as both where its letters do not tell. */
export function inOwnLanguage(text: string): Record<Language, string> {
  const own = scriptOf(text)
  return { en: own === 'ar' ? '' : text, ar: own === 'en' ? '' : text }
}
