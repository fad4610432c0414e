import { useState } from 'react'
import { addDays, dayOf, type Day } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { PAUSE_AHEAD_DAYS } from '../rules.ts'

const WEEK_DAYS = 7

interface DayRangeOptions {
  /** A week from here is offered. */
  first: Day
  /** Why a day cannot be had; `latest` is the last one that can be looked at. */
  faultOf: (day: Day, latest: Day) => string | undefined
  reversed: string
}

/** A first and a last day; `days` is there once both can be had. */
export function useDayRange({ first, faultOf, reversed }: DayRangeOptions) {
  const [today] = useState(() => dayOf(productNow()))
  const [from, setFrom] = useState<Day | null>(first)
  const [to, setTo] = useState<Day | null>(addDays(first, WEEK_DAYS - 1))
  const latest = addDays(today, PAUSE_AHEAD_DAYS)
  const unavailableReason = (day: Day) => faultOf(day, latest)
  const reasonOf = (day: Day | null) => (day === null ? undefined : unavailableReason(day))
  const fromFault = reasonOf(from)
  const toFault = reasonOf(to) ?? (from && to && to < from ? reversed : undefined)
  const limits = { minValue: today, maxValue: latest, unavailableReason }
  return {
    days: from && to && !fromFault && !toFault ? { from, to } : undefined,
    from: { ...limits, name: 'from', value: from, onChange: setFrom, errorMessage: fromFault },
    to: { ...limits, name: 'to', value: to, onChange: setTo, errorMessage: toFault },
  }
}

interface DayRangeFieldsProps {
  range: ReturnType<typeof useDayRange>
  labels: { from: string; to: string }
}

export function DayRangeFields({ range, labels }: DayRangeFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DatePicker {...range.from} label={labels.from} />
      <DatePicker {...range.to} label={labels.to} />
    </div>
  )
}
