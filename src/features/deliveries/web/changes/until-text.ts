import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'

/** An instant as "Sat, 28 Nov, 18:00". */
export function untilText(instant: string, language: Language): string {
  const at = new Date(instant)
  const separator = language === 'ar' ? '، ' : ', '
  return `${formatDay(dayOf(at), language, 'short')}${separator}${formatClock(at)}`
}
