import { dayOf, type Day } from '#shared/dates.ts'
import { remainderOf, type LedgerRow } from '#features/deliveries/server/public.ts'
import { endDateOf, refundOf, type CyclePayment } from '../../rules.ts'
import type { CycleRow } from '../store.ts'

export interface Cancellation {
  endDate: Day
  refundFils: number
  daysGivenBack: number
  firstDeliveryAffected: Day | undefined
  paidCycleIds: ReadonlySet<number>
  refunds: { cycle: CycleRow; amountFils: number }[]
  /** Cycles whose payment is still open. */
  unpaidCycles: CycleRow[]
}

const PAID: readonly CyclePayment[] = ['paid', 'refunded']
const OPEN: readonly CyclePayment[] = ['pending', 'ready']

/** What cancelling means at this instant, for the preview and for the deed. */
export function cancellationOf(
  cycles: readonly CycleRow[],
  days: readonly LedgerRow[],
  now: Date,
): Cancellation {
  const paid = cycles.filter(({ payment }) => PAID.includes(payment))
  const paidCycleIds = new Set(paid.map(({ id }) => id))
  const unpaidCycles = cycles.filter(({ payment }) => OPEN.includes(payment))
  const remainder = remainderOf(
    days.filter(({ cycleId }) => paidCycleIds.has(cycleId)),
    now,
  )
  const refunds = paid
    .map((cycle) => ({
      cycle,
      amountFils: refundOf({
        ...cycle,
        daysBack: remainder.daysBackByCycle.get(cycle.id) ?? 0,
        daysRefunded: remainder.daysRefundedByCycle.get(cycle.id) ?? 0,
      }),
    }))
    .filter(({ amountFils }) => amountFils > 0)
  const today = dayOf(now)
  const withdrawn = days.find(
    ({ cycleId, day, status }) =>
      !paidCycleIds.has(cycleId) && day >= today && status !== 'skipped',
  )?.day
  return {
    endDate: endDateOf({
      lastKeptDay: remainder.lastKeptDay,
      cycleEndsOn: paid.at(-1)?.endsOn ?? today,
      hasDeliveries: cycles.some(({ deliveryDays }) => deliveryDays > 0),
      today,
    }),
    refundFils: refunds.reduce((sum, { amountFils }) => sum + amountFils, 0),
    daysGivenBack: remainder.daysBack,
    firstDeliveryAffected: remainder.firstDayBack ?? withdrawn,
    paidCycleIds,
    refunds,
    unpaidCycles,
  }
}
