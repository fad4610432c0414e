import { formatDay, type Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { Price } from '#ui/food/price.tsx'
import type { Fact } from '#ui/layout/fact-list.tsx'

/** What is charged next and when, in dirhams; left out where nothing is. */
export const chargeFact = (
  words: { nextCharge: string },
  charge: { day: Day; amount: number } | null,
  language: Language,
): Fact | null =>
  charge && {
    label: words.nextCharge,
    value: (
      <>
        {formatDay(charge.day, language, 'long')}
        {language === 'ar' ? '، ' : ', '}
        <Price dirhams={charge.amount} decimals="always" />
      </>
    ),
  }
