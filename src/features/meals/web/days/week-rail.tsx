import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { addDays, dayOf, formatDay, type Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { DayRail, type RailDay } from '#ui/dates/day-rail.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { useCutoffWords } from '../frame/cutoff.tsx'
import type { SelectionDay } from '../queries.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { useOpenWords } from '../texts/use-open-words.ts'
import { useSkipWords } from '../texts/use-skip-words.ts'
import { mondayOf } from '../use-open-week.ts'
import { useSelection } from '../use-selection.ts'

/** The week's days, one of them open, and the ways to other weeks. */
export function WeekRail() {
  const { days: words } = useTexts(pageTexts)
  const { selection, day, openDay, openWeek, show } = useSelection()
  const [today] = useState(() => dayOf(productNow()))
  const language = useLanguage()
  const toRailDay = useRailDay()
  const { from, to, lastDate } = selection
  const rail = useOpenDayInSight(day.day)
  return (
    <div ref={rail} className="grid gap-1">
      <div className="flex items-center justify-between gap-2">
        <p className="num text-note font-strong" aria-live="polite">
          {rangeOf(from, to, language)}
        </p>
        <div className="-me-2 flex items-center">
          <IconButton
            label={words.previous}
            icon={<ChevronLeft className="flip" />}
            isDisabled={from <= mondayOf(today)}
            onClick={() => openWeek(addDays(from, -7))}
          />
          <IconButton
            label={words.next}
            icon={<ChevronRight className="flip" />}
            isDisabled={lastDate === null || to >= lastDate}
            onClick={() => openWeek(addDays(from, 7))}
          />
          <Button
            variant="plain"
            size="sm"
            className="max-md:px-2.5"
            aria-haspopup="dialog"
            onClick={() => show({ kind: 'calendar' })}
          >
            <CalendarDays />
            {words.calendar}
          </Button>
        </div>
      </div>
      <DayRail
        label={words.label}
        isLabelHidden
        name="delivery-day"
        value={day.day}
        days={selection.days.map(toRailDay)}
        onChange={openDay}
      />
    </div>
  )
}

/** On a phone the rail is wider than the screen. */
function useOpenDayInSight(day: Day) {
  const rail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = rail.current?.querySelector(`input[value="${day}"]`)?.parentElement
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [day])
  return rail
}

/** "23–29 Nov", "30 Nov – 6 Dec". Put together here: runtimes set `formatRange` differently. */
function rangeOf(from: Day, to: Day, language: Language): string {
  const dated = (day: Day) => `${numberOf(day)} ${formatDay(day, language, 'monthName')}`
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${numberOf(from)}–${dated(to)}`
    : `${dated(from)} – ${dated(to)}`
}

const numberOf = (day: Day): number => Number(day.slice(-2))

function useRailDay(): (day: SelectionDay) => RailDay {
  const { days: words, closedOn, changeUntil } = useTexts(pageTexts)
  const say = useCutoffWords()
  const skipWords = useSkipWords()
  const openWords = useOpenWords()
  return (day) => {
    const meals = { picked: day.paidPicked, of: day.paid }
    if (day.state === 'none') return { day: day.day, note: words.none, isOff: true }
    if (day.state === 'skipped') return { day: day.day, note: skipWords(day), isOff: true }
    const picked = openWords(day)
    const cutoff = day.cutoffAt === null ? '' : say(day.cutoffAt)
    if (day.state === 'locked') {
      const status = words.statuses[day.status ?? 'locked']
      return {
        day: day.day,
        note: `${status}. ${picked}. ${closedOn(cutoff)}.`,
        meals,
        isLocked: true,
      }
    }
    return { day: day.day, note: `${picked}. ${changeUntil(cutoff)}.`, meals }
  }
}
