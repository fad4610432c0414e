import { CYCLE_DAYS } from '#features/plans/rules.ts'
import { deliveryDaysFrom } from '#features/deliveries/rules.ts'
import { isDayOpen, type Cutoff } from '#features/restaurants/rules.ts'
import { addDays, daysBetween, type Day } from '#shared/dates.ts'
import { isPausedOn, type CyclePayment, type Pause } from './rules.ts'

/**
 * How long before its charge a cycle is opened, so that its first days can still be chosen.
 * R-SUB-16
 */
export const RENEWAL_LEAD_DAYS = 7

/** How long before its charge a renewal is announced. R-SUB-17 */
export const REMINDER_DAYS = 3

/** Charges come at nine; an earlier cut-off would leave no time to read that one was declined. */
const EARLY_CUTOFF = '12:00'

/**
 * When a cycle is charged: on the day of its first delivery's cut-off. See docs/decisions/0037.
 * R-SUB-13
 */
export const chargeDayOf = (firstDelivery: Day, { cutoffDays, cutoffTime }: Cutoff): Day =>
  addDays(firstDelivery, -cutoffDays - (cutoffTime < EARLY_CUTOFF ? 1 : 0))

export interface Span {
  startsOn: Day
  endsOn: Day
}

/** A cycle lasts from its first delivery to its last; one without deliveries, 28 days. R-SUB-14 */
export function spanOf(days: readonly Day[], startsOn: Day): Span {
  const sorted = days.toSorted()
  const [first = startsOn] = sorted
  return { startsOn: first, endsOn: sorted.at(-1) ?? addDays(startsOn, CYCLE_DAYS - 1) }
}

/** A cycle after the first whose money has not come yet. */
export const isOpenRenewal = (cycle: { number: number; payment: CyclePayment }): boolean =>
  cycle.number > 1 && (cycle.payment === 'pending' || cycle.payment === 'ready')

/** Not a renewal that was called off before it was paid. */
export const isBegun = (cycle: { number: number; payment: CyclePayment }): boolean =>
  cycle.number === 1 || cycle.payment !== 'cancelled'

export interface Renewal {
  startsOn: Day
  chargeOn: Day
}

export interface RenewalFacts {
  now: Date
  today: Day
  /** The last day that is paid for. */
  paidUntil: Day
  /** Null where nothing is delivered. */
  deliveries: { weekdays: readonly number[]; cutoff: Cutoff } | null
  pause: Pause | null
  isFree?: (day: Day) => boolean
}

/**
 * The next cycle starts on the first delivery day after all that are paid for. Neither it nor its
 * charge lies inside a pause. Undefined where the kitchen has no free day for months. R-SUB-15
 */
export function renewalOf(facts: RenewalFacts): Renewal | undefined {
  const { now, today, paidUntil, deliveries, pause, isFree = () => true } = facts
  const after = addDays(paidUntil, 1)
  const from = after > today ? after : today
  if (!deliveries) return { startsOn: from, chargeOn: from }
  const { weekdays, cutoff } = deliveries
  const [startsOn] = deliveryDaysFrom(
    from,
    weekdays,
    1,
    (day) =>
      isDayOpen(now, day, cutoff) &&
      !isPausedOn(pause, day) &&
      !isPausedOn(pause, chargeDayOf(day, cutoff)) &&
      isFree(day),
  )
  return startsOn === undefined ? undefined : { startsOn, chargeOn: chargeDayOf(startsOn, cutoff) }
}

export const isDueToOpen = ({ chargeOn }: Renewal, today: Day): boolean =>
  daysBetween(today, chargeOn) <= RENEWAL_LEAD_DAYS
