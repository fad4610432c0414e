import { addDays, formatDay } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'

const A_MONDAY = '2024-01-01'

/** Monday is 1. */
export const weekdayName = (weekday: number, language: Language): string =>
  formatDay(addDays(A_MONDAY, weekday - 1), language, 'weekday')

export const weekdayList = (weekdays: readonly number[], language: Language): string =>
  weekdays.map((weekday) => weekdayName(weekday, language)).join(language === 'ar' ? '، ' : ', ')
