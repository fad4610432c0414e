import { useState } from 'react'
import type { Day } from '#shared/dates.ts'
import { weekdayOf } from '#shared/dates.ts'
import { Calendar } from '../dates/calendar.tsx'
import { DateField } from '../dates/date-field.tsx'
import { DatePicker } from '../dates/date-picker.tsx'
import { DayRail } from '../dates/day-rail.tsx'
import { Columns, Section, useSample } from './section.tsx'

const FRIDAY = 5

export function DatesSection() {
  const texts = useSample()
  const [event, setEvent] = useState<Day>('2026-12-05')
  const [start, setStart] = useState<Day | null>('2026-11-25')
  const [expiry, setExpiry] = useState<Day | null>('2025-05-01')
  const reasonFor = (day: Day) => {
    if (day < '2026-12-05') return texts.tooSoon
    return weekdayOf(day) === FRIDAY ? texts.fridayFull : undefined
  }
  return (
    <Section title={texts.sections.dates}>
      <Week />
      <Columns>
        <div className="grid gap-2">
          <Calendar
            label={texts.eventDate}
            value={event}
            onChange={setEvent}
            minValue="2026-12-02"
            unavailableReason={reasonFor}
          />
        </div>
        <div className="grid content-start gap-4">
          <DatePicker
            label={texts.startDate}
            value={start}
            onChange={setStart}
            minValue="2026-11-23"
          />
          <DatePicker label={texts.startDate} value={null} onChange={setStart} isDisabled />
          <DateField
            label={texts.expiry}
            value={expiry}
            onChange={setExpiry}
            errorMessage={texts.expiryError}
          />
        </div>
      </Columns>
    </Section>
  )
}

function Week() {
  const texts = useSample()
  const [day, setDay] = useState<Day>('2026-11-25')
  return (
    <DayRail
      label={texts.week}
      value={day}
      onChange={setDay}
      days={[
        { day: '2026-11-23', note: texts.withKitchenText, isLocked: true },
        { day: '2026-11-24', note: texts.picked, meals: { picked: 2, of: 2 } },
        { day: '2026-11-25', note: texts.picked, meals: { picked: 1, of: 2 } },
        { day: '2026-11-26', note: texts.picked, meals: { picked: 0, of: 2 } },
        { day: '2026-11-27', note: texts.picked, meals: { picked: 0, of: 2 } },
        { day: '2026-11-28', note: texts.noDelivery, isOff: true },
        { day: '2026-11-29', note: texts.noDelivery, isOff: true },
      ]}
    />
  )
}
