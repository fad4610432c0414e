import { deliveryDaysFrom, weekdaysOf } from '#features/deliveries/rules.ts'
import { CYCLE_WEEKS } from '#features/plans/rules.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import type { Day } from '#shared/dates.ts'
import type { Quote } from '../queries.ts'

/** How far ahead most restaurants plan. */
const USUAL_CUTOFF = { cutoffTime: '18:00', cutoffDays: 2 }

interface Start {
  startDate: Day
  daysPerWeek: number
  now: Date
}

/** The first and the last delivery of an order: as the bill says, else as most restaurants plan. */
export function firstWeeksOf(
  { startDate, daysPerWeek, now }: Start,
  quote?: Pick<Quote, 'firstDeliveryOn' | 'firstCycleEndsOn'>,
): { first: Day; last: Day } {
  if (quote?.firstDeliveryOn) return { first: quote.firstDeliveryOn, last: quote.firstCycleEndsOn }
  const open = firstOpenDay(now, startDate, USUAL_CUTOFF)
  const days = deliveryDaysFrom(open, weekdaysOf(daysPerWeek), daysPerWeek * CYCLE_WEEKS)
  return { first: days[0] ?? open, last: days.at(-1) ?? open }
}
