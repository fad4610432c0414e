import { ChefHat, Lock, Send } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { addDays, formatDay, weekdayOf, type Day } from '#shared/dates.ts'
import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { CalendarDay } from '../queries.ts'
import { calendarTexts } from '../texts/calendar-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'

/** A Monday, from which the weekdays are named: weeks begin with it here. */
const MONDAY = '2026-11-23'
const WEEK = [0, 1, 2, 3, 4, 5, 6]

interface MonthGridProps {
  days: CalendarDay[]
  today: Day
  chosen: Day | undefined
  onChoose: (day: Day) => void
}

export const stateOf = (day: CalendarDay, today: Day): 'booked' | 'blocked' | 'past' | 'free' => {
  if (day.booking) return 'booked'
  if (day.day < today) return 'past'
  return day.isBlocked ? 'blocked' : 'free'
}

const LOOKS = {
  booked: 'bg-picked text-on-picked',
  blocked: 'bg-sunk text-muted',
  past: 'text-muted',
  free: 'bg-card inset-ring-(length:--line) inset-ring-hairline hover:bg-sunk',
}
const ICONS = { booked: ChefHat, blocked: Lock, past: undefined, free: undefined }

/** A month as a grid of days; arrows move, Enter chooses. */
export function MonthGrid({ days, today, chosen, onChoose }: MonthGridProps) {
  const language = useLanguage()
  const grid = useRef<HTMLDivElement>(null)
  const first = days[0]?.day ?? today
  const focusable = chosen ?? (days.some(({ day }) => day === today) ? today : first)
  const press = (event: KeyboardEvent, day: Day) => {
    const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    const back = language === 'ar' ? 'ArrowRight' : 'ArrowLeft'
    const steps: Record<string, number> = { [forward]: 1, [back]: -1, ArrowDown: 7, ArrowUp: -7 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${addDays(day, step)}"]`)?.focus()
  }
  return (
    <div ref={grid} className="grid gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-7 gap-1.5 text-center text-sm text-muted">
        {WEEK.map((place) => (
          <span key={place} className="truncate">
            <span className="max-md:hidden">
              {formatDay(addDays(MONDAY, place), language, 'weekday')}
            </span>
            <span className="md:hidden">
              {formatDay(addDays(MONDAY, place), language, 'weekdayNarrow')}
            </span>
          </span>
        ))}
      </div>
      <div className="grid grid-cols-7 gap-1.5">
        {days.map((day, place) => (
          <DayCell
            key={day.day}
            day={day}
            state={stateOf(day, today)}
            isToday={day.day === today}
            isChosen={day.day === chosen}
            isReached={day.day === focusable}
            column={place === 0 ? weekdayOf(day.day) : undefined}
            onChoose={() => onChoose(day.day)}
            onKeyDown={(event) => press(event, day.day)}
          />
        ))}
      </div>
    </div>
  )
}

interface DayCellProps {
  day: CalendarDay
  state: keyof typeof LOOKS
  isToday: boolean
  isChosen: boolean
  isReached: boolean
  column: number | undefined
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function DayCell(props: DayCellProps) {
  const texts = useTexts(calendarTexts)
  const { separator } = useTexts(shellTexts)
  const language = useLanguage()
  const { day, state } = props
  const Icon = ICONS[state]
  const words = [
    formatDay(day.day, language),
    texts.states[state],
    day.booking?.time,
    day.quotes.length > 0 && texts.quotes(day.quotes.length),
  ]
  return (
    <button
      type="button"
      data-day={day.day}
      aria-pressed={props.isChosen}
      aria-current={props.isToday ? 'date' : undefined}
      tabIndex={props.isReached ? 0 : -1}
      onClick={props.onChoose}
      onKeyDown={props.onKeyDown}
      style={props.column ? { gridColumnStart: props.column } : undefined}
      className={cx(
        'num grid min-h-13 content-start justify-items-center gap-0.5 rounded-day p-1.5 md:min-h-20 md:justify-items-start md:p-2.5',
        LOOKS[state],
        'aria-pressed:outline-3 aria-pressed:outline-offset-1 aria-pressed:outline-ink',
      )}
    >
      <span className="sr-only">{words.filter(Boolean).join(separator)}</span>
      <span
        aria-hidden="true"
        className={cx(props.isToday && 'font-strong underline underline-offset-4')}
      >
        {Number(day.day.slice(8))}
      </span>
      <span aria-hidden="true" className="flex items-center gap-1 text-sm">
        {Icon && <Icon className="size-4" />}
        {day.quotes.length > 0 && <Send className="size-4 rtl:-scale-x-100" />}
        {day.booking && <span className="max-md:hidden">{day.booking.time}</span>}
      </span>
    </button>
  )
}
