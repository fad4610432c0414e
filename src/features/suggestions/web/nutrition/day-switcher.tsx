import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { addDays, formatDay, type Day } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { nutritionTexts } from './texts.ts'

const PATH = '/dashboard/nutrition'

interface DaySwitcherProps {
  date: Day
  today: Day
}

/** A day back, a day on; links, so that each day has its address. */
export function DaySwitcher({ date, today }: DaySwitcherProps) {
  const { days } = useTexts(nutritionTexts)
  const language = useLanguage()
  const addressOf = (day: Day) => (day === today ? PATH : `${PATH}?date=${day}`)
  const before = addDays(date, -1)
  const after = addDays(date, 1)
  const name = (day: Day) => formatDay(day, language, 'noYear')
  return (
    <nav aria-label={days.label} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Step href={addressOf(before)} label={days.before(name(before))}>
        <ChevronLeft className="flip" />
      </Step>
      <p aria-live="polite" className="num min-w-52 text-center font-strong">
        {date === today ? days.today(name(date)) : name(date)}
      </p>
      <Step href={addressOf(after)} label={days.after(name(after))}>
        <ChevronRight className="flip" />
      </Step>
      {date !== today && (
        <a href={PATH} className="text-link inline-flex min-h-11 items-center">
          {days.toToday}
        </a>
      )}
    </nav>
  )
}

const Step = (props: { href: string; label: string; children: ReactNode }) => (
  <a
    href={props.href}
    aria-label={props.label}
    title={props.label}
    className="grid size-11 place-items-center rounded-full text-ink inset-ring-(length:--line) inset-ring-control hover:bg-sunk"
  >
    {props.children}
  </a>
)
