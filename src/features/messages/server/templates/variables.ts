import { dayOf, formatClock, formatDay, type Day } from '#shared/dates.ts'
import type { Bilingual, Language } from '#shared/language.ts'
import { formatDirhams, toFils } from '#shared/money.ts'
import { isolate } from '#shared/text/bidi.ts'
import type { Variable } from './template.ts'

/** A name, a number or a code must not turn the Arabic around it. */
const apart = (text: string, language: Language): string =>
  language === 'ar' ? isolate(text) : text

/** "Wed 25 Nov", «الأربعاء 25 نوفمبر». */
export const shortDay = (day: Day, language: Language): string =>
  formatDay(day, language, 'short').replace(/[,،]/, '')

export const day: Variable<Day> = { sample: '2026-11-25', inWords: shortDay }

const inDirhams = (fils: number, language: Language): string =>
  language === 'ar' ? `${formatDirhams(fils, 'ar')} درهم` : `AED ${formatDirhams(fils, 'en')}`

/** Fils as "AED 1,899", «1,899 درهم». */
export const money: Variable<number> = { sample: 189_900, inWords: inDirhams }

/** An amount in AED and its day; `{}` where nothing is charged. */
export type StoredCharge = { day: Day; amount: number } | Record<string, never>

/** "AED 1,899 on Wed 25 Nov", «1,899 درهم يوم الأربعاء 25 نوفمبر». */
export const charge: Variable<StoredCharge> = {
  sample: { day: '2026-11-25', amount: 1899 },
  inWords: (stored, language) => {
    if (!('day' in stored)) return language === 'ar' ? 'لا يوجد حاليًا' : 'none for now'
    const amount = inDirhams(toFils(stored.amount), language)
    const on = shortDay(stored.day, language)
    return language === 'ar' ? `${amount} يوم ${on}` : `${amount} on ${on}`
  },
}

/** A word of Latin letters and digits: a reference, a phone number, a hash. */
export const code = (sample: string): Variable<string> => ({ sample, inWords: apart })

/** The end of a button's address, which takes nothing around it. */
export const inAddress = (sample: string): Variable<string> => ({
  sample,
  inWords: (stored) => stored,
})

export const receipt = code('R-1042')

/** Words that are stored in the language of the message: a dish, a person, a reason. The template has the full stop. */
export const words = (sample: string): Variable<string> => ({
  sample,
  inWords: (text, language) => apart(text.trimEnd().replace(/[.。]+$/, ''), language),
})

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

/** `18:00` as "6 PM", «6 مساءً». */
export function clockInWords(clock: string, language: Language): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  if (minutes === 0 && hours === 0) return language === 'ar' ? 'منتصف الليل' : 'midnight'
  if (minutes === 0 && hours === 12 && language === 'en') return 'noon'
  const short = `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
  if (language === 'en') return `${short} ${hours < 12 ? 'AM' : 'PM'}`
  return `${short} ${hours < 12 ? 'صباحًا' : hours < 15 ? 'ظهرًا' : 'مساءً'}`
}

export const clock = (sample: string): Variable<string> => ({ sample, inWords: clockInWords })

/** An instant, stored as ISO text: "6 PM on Mon 23 Nov", «6 مساءً يوم الاثنين 23 نوفمبر». */
export const moment: Variable<string> = {
  sample: '2026-11-23T14:00:00.000Z',
  inWords: (stored, language) => {
    const instant = new Date(stored)
    const time = clockInWords(formatClock(instant), language)
    const on = shortDay(dayOf(instant), language)
    return language === 'ar' ? `${time} يوم ${on}` : `${time} on ${on}`
  },
}

const LOCALES = { en: 'en-GB', ar: 'ar-AE' }

/** "Mon, Tue and Fri". */
export const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(items)

/** Days, stored with commas between them. */
export const days: Variable<string> = {
  sample: '2026-11-25,2026-11-26',
  inWords: (stored, language) =>
    listed(
      stored.split(',').map((one) => shortDay(one, language)),
      language,
    ),
}
