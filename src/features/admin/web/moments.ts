import { dayOf, formatClock, formatDay, type Day } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'

/** An instant of these days as a weekday and a clock time in Dubai; of today as its clock time. */
export function useMoments(today: Day): (at: string) => string {
  const language = useLanguage()
  return (at) => {
    const instant = new Date(at)
    const day = dayOf(instant)
    if (day === today) return formatClock(instant)
    return `${formatDay(day, language, 'short')}${language === 'ar' ? '، ' : ', '}${formatClock(instant)}`
  }
}

const grouped = new Intl.NumberFormat('en-AE')

/** `1,284` in both languages. */
export const countOf = (count: number): string => grouped.format(count)
