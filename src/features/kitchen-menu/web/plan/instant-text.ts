import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { planTexts } from './plan-texts.ts'

/** An instant as day and Dubai clock time: "Sat, 28 Nov, 18:00". */
export function useInstantText(): (instant: string | Date) => string {
  const { day } = useTexts(planTexts)
  const language = useLanguage()
  return (instant) => {
    const at = new Date(instant)
    return day.at(formatDay(dayOf(at), language, 'short'), formatClock(at))
  }
}
