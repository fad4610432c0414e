import { CalendarX2, LockKeyhole, Printer } from 'lucide-react'
import { addDays, formatDay, weekdayOf, type Day } from '#shared/dates.ts'
import { cx } from '#ui/cx.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { planTexts } from './plan-texts.ts'
import type { PlanDay } from './queries.ts'

const ICONS = { open: undefined, locked: LockKeyhole, frozen: Printer, closed: CalendarX2 }

const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

interface DayListProps {
  days: readonly PlanDay[]
  current: Day | undefined
  className?: string | undefined
}

/** Four weeks of days, each with how full it is. */
export function DayList({ days, current, className }: DayListProps) {
  const { page } = useTexts(planTexts)
  const language = useLanguage()
  const weeks = [...Map.groupBy(days, ({ day }) => mondayOf(day))]
  return (
    <nav aria-label={page.days} className={cx('grid content-start gap-5', className)}>
      {weeks.map(([monday, own]) => (
        <section key={monday} className="grid gap-2" aria-labelledby={`week-${monday}`}>
          <h2 id={`week-${monday}`} className="font-text text-note font-strong text-muted">
            {page.weekOf(formatDay(monday, language, 'short'))}
          </h2>
          <ul className="grid gap-1.5">
            {own.map((day) => (
              <li key={day.day}>
                <DayLink day={day} isCurrent={day.day === current} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function DayLink({ day, isCurrent }: { day: PlanDay; isCurrent: boolean }) {
  const { day: texts, states } = useTexts(planTexts)
  const language = useLanguage()
  const Icon = ICONS[day.state]
  const booked = texts.booked(day.booked, day.capacity)
  return (
    <a
      href={`/kitchen/plan?day=${day.day}`}
      aria-current={isCurrent ? 'true' : undefined}
      className="grid gap-1.5 rounded-tile border-line border-hairline bg-card px-4 py-3 no-underline hover:bg-subtle aria-[current]:border-picked aria-[current]:inset-ring-1 aria-[current]:inset-ring-picked"
    >
      <span className="flex items-center justify-between gap-3">
        <strong className="font-strong">{formatDay(day.day, language, 'short')}</strong>
        <span className="flex items-center gap-1.5 text-note text-muted">
          {Icon && <Icon />}
          {states[day.state]}
        </span>
      </span>
      <span className="text-note">
        {day.state === 'closed' ? texts.closed : `${booked} · ${texts.deliveries(day.deliveries)}`}
      </span>
      {day.state !== 'closed' && (
        <ProgressBar
          label={texts.bookedLabel}
          value={day.booked}
          max={day.capacity}
          text={booked}
        />
      )}
    </a>
  )
}
