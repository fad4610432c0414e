import type { Language } from '#shared/language.ts'

const FORMATS = {
  en: new Intl.NumberFormat('en-AE', { numberingSystem: 'latn' }),
  ar: new Intl.NumberFormat('ar-AE', { numberingSystem: 'latn' }),
}

/** `1,800`, Latin digits in both languages. */
export const formatNumber = (number: number, language: Language): string =>
  FORMATS[language].format(number)
