import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockKitchenDays } from '#features/restaurants/server/public.ts'
import { accountOf, isGivenBackByCancelling, shareThatComes, statusAt } from '../../rules.ts'
import { releasePlaces } from '../places/places.ts'
import { deleteDays, markRefunded, type LedgerRow } from '../store.ts'
import { announceWithdrawal } from './withdrawals.ts'

export interface Remainder {
  /** Deliveries that go back, by the cycle that paid for them. */
  daysBackByCycle: Map<number, number>
  daysRefundedByCycle: Map<number, number>
  daysBack: number
  firstDayBack: Day | undefined
  /** The last delivery that still comes or came. */
  lastKeptDay: Day | undefined
}

/** What a subscription's days would leave behind if it were cancelled now. */
export function remainderOf(days: readonly LedgerRow[], now: Date): Remainder {
  const back = days.filter((day) => isGivenBackByCancelling(day, now))
  const kept = days.filter((day) => !back.includes(day) && day.status !== 'skipped')
  return {
    daysBackByCycle: countByCycle(back),
    daysRefundedByCycle: countRefunded(days),
    daysBack: back.length,
    firstDayBack: back.find((day) => accountOf(day, now) === 'planned')?.day,
    lastKeptDay: kept.at(-1)?.day,
  }
}

const SIXTHS = 6

/** In days; a day of which meals went back or a drop failed counts in part. */
export function countRefunded(days: readonly LedgerRow[]): Map<number, number> {
  const refunded = new Map<number, number>()
  for (const day of days) {
    const back = shareRefunded(day)
    if (back > 0) refunded.set(day.cycleId, (refunded.get(day.cycleId) ?? 0) + back)
  }
  return refunded
}

function shareRefunded(day: LedgerRow): number {
  if (day.isRefunded) return 1
  const coming = shareThatComes(day)
  return 1 - coming + (coming * day.refundedSixths) / SIXTHS
}

function countByCycle(days: readonly LedgerRow[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { cycleId } of days) counts.set(cycleId, (counts.get(cycleId) ?? 0) + 1)
  return counts
}

/** Gives back all that can go back, and the kitchens their places. The days must be locked. */
export async function giveBackDays(
  tx: Transaction,
  days: readonly LedgerRow[],
  now: Date,
): Promise<void> {
  const back = days.filter((day) => isGivenBackByCancelling(day, now))
  await releasePlaces(
    tx,
    back.filter((day) => accountOf(day, now) === 'planned'),
  )
  await markRefunded(
    tx,
    back.map(({ id }) => id),
    now,
  )
}

/**
 * Takes back days whose payment failed or was withdrawn, up to the pan; what is under way stays. A
 * skipped day gave its places back before.
 */
export async function withdrawDays(
  tx: Transaction,
  days: readonly LedgerRow[],
  now: Date,
): Promise<void> {
  const waiting = days.filter(({ status }) => status === 'planned' || status === 'locked')
  const locked = waiting.filter((day) => statusAt(day, now) === 'locked')
  if (locked.length > 0) {
    await lockKitchenDays(
      tx,
      waiting.map(({ restaurantId, day }) => ({ restaurantId, days: [day] })),
    )
    await announceWithdrawal(tx, locked, now)
  }
  const skipped = days.filter(({ status }) => status === 'skipped')
  await releasePlaces(tx, waiting)
  for (const gone of [waiting, skipped]) {
    await deleteDays(
      tx,
      gone.map(({ id }) => id),
    )
  }
}
