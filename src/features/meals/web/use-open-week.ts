import { useState } from 'react'
import { addDays, weekdayOf, type Day } from '#shared/dates.ts'
import { lacksMeal } from './paid-day.ts'
import type { Selection, SelectionDay } from './queries.ts'

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** The day to begin with: the first open one of the week, else the first with a delivery. */
export const firstDayOf = ({ days, firstOpenDate }: Selection): SelectionDay | undefined =>
  days.find(({ day }) => day === firstOpenDate) ??
  days.find(({ state }) => state === 'open') ??
  days.find(({ state }) => state !== 'none') ??
  days[0]

/** The requested day, where it is in the week. */
export const dayToOpen = (selection: Selection, requested: Day | undefined) =>
  selection.days.find(({ day }) => day === requested) ?? firstDayOf(selection)

/** The next open day after one that still has a place for a meal. */
export const nextDayToFill = ({ days }: Selection, after: Day): Day | undefined =>
  days.find((one) => one.day > after && lacksMeal(one))?.day

/** Which week is asked for, and which of its days is open; the address follows the day. */
export function useOpenWeek(requested: Day | undefined, onOpen: (day: Day) => void) {
  const [monday, setMonday] = useState(requested === undefined ? undefined : mondayOf(requested))
  const [day, setDay] = useState(requested)
  const open = (next: Day, shown: Pick<Selection, 'from' | 'to'>) => {
    setDay(next)
    if (next < shown.from || next > shown.to) setMonday(mondayOf(next))
    onOpen(next)
  }
  const openWeek = (next: Day) => {
    setDay(undefined)
    setMonday(next)
    onOpen(next)
  }
  const dayIn = (selection: Selection): SelectionDay | undefined => dayToOpen(selection, day)
  return { monday, open, openWeek, dayIn }
}
