import { addDays, weekdayOf, type Day } from '#shared/dates.ts'
import { deliveryDaysFrom, type DayStatus } from './rules.ts'

export interface AddressOfDay {
  usualId: number
  /** Another address for a while; null where there is none. */
  addressId: number | null
  from: Day | null
  to: Day | null
}

/** A temporary address holds from its first day to its last, then reverts itself. R-DAY-11 */
export function addressOn(rows: readonly AddressOfDay[], day: Day): number {
  const [first] = rows
  if (!first) throw new Error('A subscription without an address')
  const temporaryAddress = rows.find(
    ({ from, to }) => from !== null && to !== null && from <= day && day <= to,
  )
  return temporaryAddress?.addressId ?? first.usualId
}

/**
 * An address that was given to the very day travels with it; any other depends on the date. Of a day
 * that was cooked no one knows that any more: it comes again where its new date says. R-DAY-12
 */
export const addressAfterMove = (
  { day, addressId, status }: { day: Day; addressId: number; status: DayStatus },
  to: Day,
  usualOn: (day: Day) => number,
): number => (status === 'failed' || addressId === usualOn(day) ? usualOn(to) : addressId)

export interface DayMove {
  id: number
  from: Day
  to: Day
}

/**
 * Open deliveries of a cycle on other weekdays: from the week of the first of them on, as many days
 * as there were, in their order. Undefined where the kitchen has not enough free days. R-DAY-13
 */
export function movesToWeekdays(
  open: readonly { id: number; day: Day }[],
  weekdays: readonly number[],
  firstDay: Day,
  isFree: (day: Day) => boolean,
): DayMove[] | undefined {
  const [first] = open
  if (!first) return []
  const monday = addDays(first.day, 1 - weekdayOf(first.day))
  const own = new Set(open.map(({ day }) => day))
  const days = deliveryDaysFrom(
    monday > firstDay ? monday : firstDay,
    weekdays,
    open.length,
    (day) => own.has(day) || isFree(day),
  )
  if (days.length < open.length) return undefined
  const stays = new Set(days.filter((day) => own.has(day)))
  const gone = open.filter(({ day }) => !stays.has(day))
  const come = days.filter((day) => !stays.has(day))
  return gone.flatMap(({ id, day }, at) => {
    const to = come[at]
    return to === undefined ? [] : [{ id, from: day, to }]
  })
}

export type MoveError = 'cutoff_passed' | 'day_out_of_cycle' | 'day_taken' | 'day_paused'

export interface MoveBounds {
  /** The first day that the kitchen can still plan. */
  firstOpenDay: Day
  /** The time in which the deliveries of the cycle can be used. */
  usableFrom: Day
  usableUntil: Day
  /** Days with a delivery of this subscription. */
  taken: ReadonlySet<Day>
  pause: { from: Day; to: Day } | undefined
}

/**
 * Why a delivery cannot come on another day, as far as the calendar says; undefined where it can.
 * R-DAY-14
 */
export function errorOfMove(to: Day, bounds: MoveBounds): MoveError | undefined {
  if (to < bounds.usableFrom || to > bounds.usableUntil) return 'day_out_of_cycle'
  if (to < bounds.firstOpenDay) return 'cutoff_passed'
  if (bounds.taken.has(to)) return 'day_taken'
  const { pause } = bounds
  return pause && to >= pause.from && to <= pause.to ? 'day_paused' : undefined
}
