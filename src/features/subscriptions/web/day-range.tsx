import { useState } from 'react'
import { addDays, dayOf, type Day } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { CHANGE_AHEAD_DAYS } from '../rules.ts'

const WEEK_DAYS = 7

interface DayRangeOptions {
  /** A week from here is offered. */
  first: Day
  /** Why a day cannot be had; `latest` is the last one that can be looked at. */
  errorOf: (day: Day, latest: Day) => string | undefined
  /** The longest a range may be, and why it may not be longer; otherwise both days are looked at alike. */
  longest?: { lastDay: (from: Day) => Day; tooLong: (last: Day) => string }
  reversed: string
}

/** A first and a last day; `days` is there once both can be had. */
export function useDayRange({ first, errorOf, longest, reversed }: DayRangeOptions) {
  const [today] = useState(() => dayOf(productNow()))
  const [from, setFrom] = useState<Day | null>(first)
  const [to, setTo] = useState<Day | null>(addDays(first, WEEK_DAYS - 1))
  const latest = addDays(today, CHANGE_AHEAD_DAYS)
  const last = longest ? longest.lastDay(from ?? latest) : latest
  const fromReason = (day: Day) => errorOf(day, latest)
  const toReason = (day: Day) =>
    longest && day > last ? longest.tooLong(last) : errorOf(day, last)
  const fromError = from === null ? undefined : fromReason(from)
  const toError =
    to === null ? undefined : (toReason(to) ?? (from && to < from ? reversed : undefined))
  return {
    days: from && to && !fromError && !toError ? { from, to } : undefined,
    from: {
      name: 'from',
      value: from,
      onChange: setFrom,
      minValue: today,
      maxValue: latest,
      unavailableReason: fromReason,
      errorMessage: fromError,
    },
    to: {
      name: 'to',
      value: to,
      onChange: setTo,
      minValue: today,
      maxValue: last,
      unavailableReason: toReason,
      errorMessage: toError,
    },
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
