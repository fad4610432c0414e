import { formatDay, type Day } from '#shared/dates.ts'
import type { Bilingual, Language } from '#shared/language.ts'
import { formatDirhams } from '#shared/money.ts'
import { isolate } from '#shared/text/bidi.ts'
import type { Variable } from './template.ts'

/** A name, a number or a code must not turn the Arabic around it. */
const apart = (text: string, language: Language): string =>
  language === 'ar' ? isolate(text) : text

/** "Wed 25 Nov", «الأربعاء 25 نوفمبر». */
export const shortDay = (day: Day, language: Language): string =>
  formatDay(day, language, 'short').replace(/[,،]/, '')

export const day: Variable<Day> = { sample: '2026-11-25', inWords: shortDay }

/** Fils as "AED 1,899", «1,899 درهم». */
export const money: Variable<number> = {
  sample: 189_900,
  inWords: (fils, language) =>
    language === 'ar' ? `${formatDirhams(fils, 'ar')} درهم` : `AED ${formatDirhams(fils, 'en')}`,
}

/** A word of Latin letters and digits: a reference, a phone number, a hash. */
export const code = (sample: string): Variable<string> => ({ sample, inWords: apart })

export const receipt = code('R-1042')

/** Words that are stored in the language of the message: a dish, a person, a reason. */
export const words = (sample: string): Variable<string> => ({ sample, inWords: apart })

/** Words that are stored in both languages. */
export const bilingual = (en: string, ar: string): Variable<Bilingual> => ({
  sample: { en, ar },
  inWords: (stored, language) => apart(stored[language], language),
})

/** "3 meals", in the plural form that the number needs. */
export const counted = (
  inWords: (language: Language, count: number) => string,
  sample = 3,
): Variable<number> => ({ sample, inWords: (count, language) => inWords(language, count) })

/** One of a few phrases, stored by its key. */
export const oneOf = <K extends string>(
  phrases: Readonly<Record<K, Bilingual>>,
  sample: NoInfer<K>,
): Variable<K> => ({ sample, inWords: (key, language) => phrases[key][language] })
