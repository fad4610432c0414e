import { addDays, dayOf, formatClock, formatDay, type Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'

/** Day and clock of an instant in Dubai, in words. */
export const momentWords = (
  iso: string,
  language: Language,
  style: 'full' | 'short' = 'full',
): { day: string; clock: string } => {
  const instant = new Date(iso)
  return { day: formatDay(dayOf(instant), language, style), clock: formatClock(instant) }
}

/** `today`, `tomorrow` or the day in words. */
export function nearDay(
  iso: string,
  words: { today: string; tomorrow: string },
  today: Day,
  language: Language,
): string {
  const day = dayOf(new Date(iso))
  if (day === today) return words.today
  if (day === addDays(today, 1)) return words.tomorrow
  return formatDay(day, language, 'short')
}
