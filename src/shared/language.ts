export const LANGUAGES = ['en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'ar'

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr'

/** A stored text in both languages. */
export interface Bilingual {
  en: string
  ar: string
}

/** A text, or a function that makes it from parameters. */
export type Text = string | ((...parameters: never[]) => string)

export interface TextTree {
  [key: string]: Text | TextTree
}

/** The Arabic side of a catalogue: the same keys, the same parameters. */
export type SameTexts<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...parameters: infer P) => string
      ? (...parameters: P) => string
      : SameTexts<T[K]>
}

export interface Catalogue<T> {
  en: T
  ar: SameTexts<T>
}

/** A feature's texts: Arabic is typed by the English keys. */
export const defineTexts = <T extends TextTree>(en: T, ar: SameTexts<T>): Catalogue<T> => ({
  en,
  ar,
})

export const textsIn = <T>(catalogue: Catalogue<T>, language: Language): T =>
  catalogue[language] as T

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const pluralRules = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
}

/** Picks the counted noun's form and puts the number where `#` is. */
export const plural = (language: Language, count: number, forms: PluralForms): string =>
  (forms[pluralRules[language].select(count)] ?? forms.other).replaceAll('#', String(count))

/** The language to answer in: the visitor's own choice first, then what the browser asks for. */
export function negotiateLanguage(
  chosen: string | undefined,
  accepted: string | undefined,
): Language {
  if (isLanguage(chosen)) return chosen
  const first = accepted?.split(',')[0]?.trim().slice(0, 2).toLowerCase()
  return isLanguage(first) ? first : DEFAULT_LANGUAGE
}
