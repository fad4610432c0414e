import { formatDay } from '#shared/dates.ts'
import { MEAL_TIME_NAMES } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { offerTerms } from '../../offer-contract.ts'

export type OfferTerms = NonNullable<Output<{ output: typeof offerTerms }>>

interface TermsWords {
  people: (count: number) => string
  days: (count: number) => string
  from: (day: string) => string
}

/** `Bait Al Machboos · 24 people · Lunch · 5 days a week · from Sun 29 Nov`. */
export const termsLine = (terms: OfferTerms, language: Language, words: TermsWords): string =>
  [
    terms.restaurant.name,
    words.people(terms.people),
    terms.mealTimes
      .map((time) => MEAL_TIME_NAMES[time][language])
      .join(language === 'ar' ? '، ' : ', '),
    words.days(terms.daysPerWeek),
    words.from(formatDay(terms.startsOn, language)),
  ].join(' · ')
