import { Clock, Lock } from 'lucide-react'
import { useState } from 'react'
import { addDays, dayOf, daysBetween, formatClock, formatDay, type Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { productNow } from '#shared/page/product-now.ts'
import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { SelectionDay } from '../queries.ts'
import { pageTexts } from '../texts/page-texts.ts'

const DAYS_A_WEEKDAY_IS_PLAIN = 6

/** "Monday, 18:00"; near days by their own word, far ones with their date. */
export function useCutoffWords(): (instant: string) => string {
  const texts = useTexts(pageTexts)
  const language = useLanguage()
  const [today] = useState(() => dayOf(productNow()))
  return (instant) => {
    const at = new Date(instant)
    const day = dayOf(at)
    const words =
      day === today
        ? texts.today
        : day === addDays(today, 1)
          ? texts.tomorrow
          : farWords(day, today, language)
    return `${words}${language === 'ar' ? '، ' : ', '}${formatClock(at)}`
  }
}

const farWords = (day: Day, today: Day, language: Language): string =>
  formatDay(
    day,
    language,
    Math.abs(daysBetween(today, day)) <= DAYS_A_WEEKDAY_IS_PLAIN ? 'weekday' : 'short',
  )

/** Until when the day may be changed, or since when no longer. */
export function Cutoff({ day, className }: { day: SelectionDay; className?: string }) {
  const texts = useTexts(pageTexts)
  const say = useCutoffWords()
  if (day.cutoffAt === null || day.state === 'none') return null
  const isOpen = day.state === 'open'
  const Icon = isOpen ? Clock : Lock
  return (
    <p className={cx('num flex items-center gap-2 font-strong', className)}>
      <Icon className="size-4.5" />
      {isOpen ? texts.changeUntil(say(day.cutoffAt)) : texts.closedOn(say(day.cutoffAt))}
    </p>
  )
}
