import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import type { Day } from '#shared/dates.ts'
import { AriaLanguage } from '../aria-language.tsx'
import { cx } from '../cx.ts'
import { useLanguage } from '../language.tsx'
import { useWords } from '../words.ts'
import { gregorian, toCalendarDate } from './iso-day.ts'

/** Which days may be chosen. Days are `yyyy-MM-dd`. */
export interface DayLimits {
  minValue?: Day | undefined
  maxValue?: Day | undefined
  /** Why a day cannot be chosen, in the reader's language; nothing for a day that can. */
  unavailableReason?: ((day: Day) => string | undefined) | undefined
}

export interface CalendarProps extends DayLimits {
  label: string
  value: Day | null
  onChange: (day: Day) => void
  className?: string
}

/** A month to choose a day from. A day that cannot be chosen says why when it has the focus. */
export function Calendar(props: CalendarProps) {
  const [focusedDay, setFocusedDay] = useState<Day>()
  const { unavailableReason } = props
  const reason = focusedDay && unavailableReason?.(focusedDay)
  return (
    <AriaLanguage>
      <AriaCalendar
        aria-label={props.label}
        createCalendar={gregorian}
        value={toCalendarDate(props.value)}
        onChange={(day) => props.onChange(day.toString())}
        onFocusChange={(day) => setFocusedDay(day.toString())}
        minValue={toCalendarDate(props.minValue)}
        maxValue={toCalendarDate(props.maxValue)}
        firstDayOfWeek="mon"
        isDateUnavailable={(day) => unavailableReason?.(day.toString()) !== undefined}
        className={cx('w-full max-w-105', props.className)}
      >
        <CalendarMonth onAsk={setFocusedDay} />
      </AriaCalendar>
      <output className="block text-note text-muted empty:hidden">{reason}</output>
    </AriaLanguage>
  )
}

/** Heading, arrows and grid; inside a calendar. A press on a closed day asks why it is closed. */
export function CalendarMonth({ onAsk }: { onAsk: (day: Day) => void }) {
  const words = useWords()
  const language = useLanguage()
  return (
    <>
      <div className="flex items-center gap-1 pb-1">
        <CalendarHeading className="flex-1 text-lg" />
        <Button slot="previous" aria-label={words.previousMonth} className={arrowClass}>
          <ChevronLeft className="flip" />
        </Button>
        <Button slot="next" aria-label={words.nextMonth} className={arrowClass}>
          <ChevronRight className="flip" />
        </Button>
      </div>
      <CalendarGrid
        weekdayStyle={language === 'ar' ? 'narrow' : 'short'}
        className="w-full table-fixed border-separate border-spacing-0.5"
      >
        <CalendarGridHeader>
          {(name) => (
            <CalendarHeaderCell className="py-1 text-sm font-normal text-muted">
              {name}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(day) => (
            <CalendarCell date={day} className={cellClass} onClick={() => onAsk(day.toString())} />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

const arrowClass =
  'grid size-11 place-items-center rounded-field hover:bg-sunk disabled:text-control'

const cellClass = cx(
  'num grid min-h-11 cursor-pointer place-items-center rounded-field outline-offset-2 outline-focus',
  'hover:bg-sunk data-focus-visible:outline-3 data-outside-month:hidden',
  'data-disabled:cursor-not-allowed data-disabled:bg-transparent data-disabled:text-muted data-disabled:line-through data-disabled:decoration-control',
  'data-unavailable:cursor-not-allowed data-unavailable:bg-transparent data-unavailable:text-muted data-unavailable:line-through data-unavailable:decoration-control',
  'data-selected:bg-picked data-selected:font-strong data-selected:text-on-picked data-selected:no-underline',
)
