import { plural, type Language } from '#shared/language.ts'

export interface ClosedFacts {
  kitchen: string
  /** Days in words, as a list. */
  days: string
  /** Empty where nothing could be planned again. */
  again: string
  /** Deliveries that stay returned. */
  returned: number
  receipt: string
}

/** What a customer reads when their kitchen closes days on which they get something. */
export function closedMessage(language: Language, facts: ClosedFacts): string {
  const parts = language === 'ar' ? inArabic(facts) : inEnglish(facts)
  return parts.filter((part) => part !== '').join(' ')
}

const inEnglish = ({ kitchen, days, again, returned, receipt }: ClosedFacts): string[] => [
  `${kitchen} is closed on ${days}.`,
  again === '' ? '' : `Your meals come on ${again} instead.`,
  returned === 0
    ? ''
    : `${plural('en', returned, { one: '# delivery is', other: '# deliveries are' })} given back for you to use later.`,
  `Receipt ${receipt}.`,
]

const inArabic = ({ kitchen, days, again, returned, receipt }: ClosedFacts): string[] => [
  `${kitchen} مغلق في ${days}.`,
  again === '' ? '' : `تصلك وجباتك في ${again} بدلًا من ذلك.`,
  returned === 0
    ? ''
    : `أُعيدت إليك ${plural('ar', returned, {
        one: 'توصيلة واحدة',
        two: 'توصيلتان',
        few: '# توصيلات',
        many: '# توصيلة',
        other: '# توصيلة',
      })} لتستخدمها لاحقًا.`,
  `الإيصال ${receipt}.`,
]
