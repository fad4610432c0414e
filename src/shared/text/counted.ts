import { plural, type Language } from '../language.ts'

type Forms = Parameters<typeof plural>[2]

/** Says how many of one thing; where none has words of its own, `none` says them instead of 0. */
const counted =
  (forms: Record<Language, Forms>) =>
  (language: Language, count: number, none?: string): string =>
    count === 0 && none !== undefined ? none : plural(language, count, forms[language])

export const countedMeals = counted({
  en: { one: '# meal', other: '# meals' },
  ar: {
    one: 'وجبة واحدة',
    two: 'وجبتان',
    few: '# وجبات',
    many: '# وجبة',
    other: '# وجبة',
  },
})

export const countedDeliveries = counted({
  en: { one: '# delivery', other: '# deliveries' },
  ar: {
    one: 'توصيلة واحدة',
    two: 'توصيلتان',
    few: '# توصيلات',
    many: '# توصيلة',
    other: '# توصيلة',
  },
})

export const countedPortions = counted({
  en: { one: '# portion', other: '# portions' },
  ar: {
    one: 'حصة واحدة',
    two: 'حصتان',
    few: '# حصص',
    many: '# حصة',
    other: '# حصة',
  },
})

export const countedTickets = counted({
  en: { one: '# ticket', other: '# tickets' },
  ar: {
    one: 'تذكرة واحدة',
    two: 'تذكرتان',
    few: '# تذاكر',
    many: '# تذكرة',
    other: '# تذكرة',
  },
})

export const countedStops = counted({
  en: { one: '# stop', other: '# stops' },
  ar: {
    one: 'محطة واحدة',
    two: 'محطتان',
    few: '# محطات',
    many: '# محطة',
    other: '# محطة',
  },
})
