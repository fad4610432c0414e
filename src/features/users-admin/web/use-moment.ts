import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'

/** An instant as a day and a clock time in Dubai. */
export function useMoment(): (at: string) => string {
  const language = useLanguage()
  const separator = language === 'ar' ? '، ' : ', '
  return (at) => {
    const instant = new Date(at)
    return `${formatDay(dayOf(instant), language, 'long')}${separator}${formatClock(instant)}`
  }
}
