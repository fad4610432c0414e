import { addDays, type Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { deliveryDaysFrom, weekdaysOf } from '#features/deliveries/rules.ts'
import { listLedgerRows, planDays, planOrderedDays } from '#features/deliveries/server/public.ts'
import { firstOpenDay, isDayOpen } from '#features/restaurants/rules.ts'
import {
  findKitchen,
  lockKitchenDays,
  listDaysWithout,
  releaseKitchenDays,
  reserveKitchenDays,
  type Kitchen,
} from '#features/restaurants/server/public.ts'
import { spanOf } from '../../billing-rules.ts'
import { isPausedOn, nextStatus, type Status } from '../../rules.ts'
import { setReady } from './cycle-store.ts'
import { setStatus, type CycleRow, type SubscriptionRow } from '../store.ts'

/**
 * The subscription was written in this very transaction, so no one has changed or chosen anything.
 */
export interface JustOrdered {
  kitchen: Kitchen
}

/**
 * The money of a cycle is certain: its delivery days enter the ledger, so that the customer can
 * choose dishes and the kitchen sees them before the charge. Happens once a cycle. Answers the
 * subscription's state afterwards.
 */
export async function confirmCycle(
  tx: Transaction,
  subscription: SubscriptionRow,
  cycle: CycleRow,
  now: Date,
  ordered?: JustOrdered,
): Promise<Status> {
  if (cycle.readyAt) return subscription.status
  let span: Pick<CycleRow, 'startsOn' | 'endsOn'> = cycle
  if (cycle.deliveryDays > 0) {
    const kitchen = ordered?.kitchen ?? (await findKitchen(tx, cycle.restaurantId))
    if (!kitchen) throw new Error(`No kitchen ${cycle.restaurantId}`)
    const days = ordered
      ? cycle.fixedDays
      : await keepOpenDays(tx, subscription, cycle, kitchen, now)
    span = spanOf(days, cycle.startsOn)
    const paid = {
      subscriptionId: subscription.id,
      cycleId: cycle.id,
      customerId: subscription.customerId,
      kitchen,
      mealsPerDay: cycle.mealsPerDay,
      days,
    }
    if (ordered) await planOrderedDays(tx, paid, subscription.addressId, now)
    else await planDays(tx, paid, now)
  }
  await setReady(tx, { ...cycle, ...span }, now)
  const status = nextStatus(subscription.status, 'fund') ?? subscription.status
  await setStatus(tx, subscription.id, status)
  return status
}

/**
 * Days whose cut-off passed while the money was not certain, or paused ones, move behind the last.
 */
async function keepOpenDays(
  tx: Transaction,
  { id, weekdays, pause }: SubscriptionRow,
  cycle: CycleRow,
  kitchen: Kitchen,
  now: Date,
): Promise<Day[]> {
  const open = cycle.fixedDays.filter(
    (day) => isDayOpen(now, day, kitchen) && !isPausedOn(pause, day),
  )
  const late = cycle.fixedDays.filter((day) => !open.includes(day))
  if (late.length === 0) return open
  const { mealsPerDay, daysPerWeek } = cycle
  const place = { restaurantId: kitchen.id, portions: mealsPerDay }
  const taken = new Set((await listLedgerRows(tx, [id])).map(({ day }) => day))
  const after = addDays(open.at(-1) ?? late.at(-1) ?? cycle.startsOn, 1)
  const moved = await findFreeDays(tx, {
    kitchen,
    from: firstOpenDay(now, after, kitchen),
    count: late.length,
    mealsPerDay,
    weekdays: weekdaysOf(daysPerWeek, weekdays),
    isBarred: (day) => taken.has(day) || isPausedOn(pause, day),
  })
  await lockKitchenDays(tx, [{ ...place, days: [...late, ...moved] }])
  await releaseKitchenDays(tx, { ...place, days: late })
  await reserveKitchenDays(tx, { ...place, days: moved }, now)
  return [...open, ...moved]
}

interface FreeDaysInput {
  kitchen: Kitchen
  from: Day
  count: number
  mealsPerDay: number
  weekdays: readonly number[]
  /** Days on which this subscription takes nothing. */
  isBarred: (day: Day) => boolean
}

/** The kitchen's next delivery days with room; a full day is passed over. */
export async function findFreeDays(tx: Transaction, input: FreeDaysInput): Promise<Day[]> {
  const full = await listDaysWithout(tx, input.mealsPerDay, input.kitchen.id, input.from)
  const days = deliveryDaysFrom(
    input.from,
    input.weekdays,
    input.count,
    (day) => !full.has(day) && !input.isBarred(day),
  )
  if (days.length < input.count) throw new Error(`Kitchen ${input.kitchen.id} is full for months`)
  return days
}
