import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'

/** An instant as a day and a clock time in Dubai. */
export function momentIn(
  language: Language,
  at: string,
  style: 'full' | 'long' | 'short' = 'long',
): string {
  const instant = new Date(at)
  const separator = language === 'ar' ? '، ' : ', '
  return `${formatDay(dayOf(instant), language, style)}${separator}${formatClock(instant)}`
}
