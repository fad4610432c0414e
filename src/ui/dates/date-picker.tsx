import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import type { Day } from '#shared/dates.ts'
import { AriaLanguage } from '../aria-language.tsx'
import { FieldFrame } from '../fields/frame/field-frame.tsx'
import { boxClass, useFieldIds } from '../fields/frame/field-props.ts'
import { useWords } from '../words.ts'
import { CalendarMonth } from './calendar.tsx'
import { DayInput, type DateFieldProps } from './date-field.tsx'
import { gregorian, toCalendarDate } from './iso-day.ts'

/** A day typed or chosen from a month. */
export function DatePicker({ ref, ...props }: DateFieldProps) {
  const ids = useFieldIds(props)
  const words = useWords()
  const [focusedDay, setFocusedDay] = useState<Day>()
  const { unavailableReason } = props
  const isBad = Boolean(props.errorMessage)
  return (
    <FieldFrame field={props} ids={ids} as="span" className={props.className}>
      <AriaLanguage>
        <AriaDatePicker
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          value={toCalendarDate(props.value)}
          onChange={(day) => props.onChange(day?.toString() ?? null)}
          onBlur={() => props.onBlur?.()}
          minValue={toCalendarDate(props.minValue)}
          maxValue={toCalendarDate(props.maxValue)}
          isDateUnavailable={(day) => unavailableReason?.(day.toString()) !== undefined}
          firstDayOfWeek="mon"
          name={props.name}
          isDisabled={props.isDisabled}
          isRequired={props.isRequired}
          isInvalid={isBad}
          validationBehavior="aria"
        >
          <Group className={boxClass(isBad, 'focus-within:outline-3')}>
            <DayInput ref={ref} isBad={isBad} isBare />
            <Button
              aria-label={words.openCalendar}
              className="-me-2.5 grid size-11 place-items-center rounded-field hover:bg-sunk"
            >
              <CalendarDays />
            </Button>
          </Group>
          <Popover
            offset={6}
            className="fade-in overflow-y-auto rounded-card border-line border-hairline bg-card p-4 text-ink shadow-dialog"
          >
            <Dialog aria-labelledby={ids.labelId} className="grid gap-2 outline-none">
              <AriaCalendar
                createCalendar={gregorian}
                onFocusChange={(day) => setFocusedDay(day.toString())}
                className="w-80 max-w-full"
              >
                <CalendarMonth onAsk={setFocusedDay} />
              </AriaCalendar>
              <output className="block w-80 max-w-full text-note text-muted empty:hidden">
                {focusedDay && unavailableReason?.(focusedDay)}
              </output>
            </Dialog>
          </Popover>
        </AriaDatePicker>
      </AriaLanguage>
    </FieldFrame>
  )
}
