import { dayOf, type Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { makesWay, weekdaysOf } from '#features/deliveries/rules.ts'
import {
  findAndLockDays,
  listLedgerRows,
  type LedgerRow,
  type MovedDay,
} from '#features/deliveries/server/public.ts'
import { cancelPayment, moveCharge } from '#features/payments/server/public.ts'
import { findKitchen, lockKitchenDays } from '#features/restaurants/server/public.ts'
import {
  chargeDayOf,
  isOpenRenewal,
  renewalOf,
  spanOf,
  type Renewal,
  type RenewalFacts,
} from '../../billing-rules.ts'
import { isRenewing, openPause, type Pause } from '../../rules.ts'
import { updateSubscription, type CycleRow, type SubscriptionRow } from '../store.ts'
import { deleteCycle, listCycles, updateCycle } from '../cycles/cycle-store.ts'
import { withdrawCycle } from '../ending/withdraw-cycle.ts'

/**
 * Cycles, and a subscription that runs out, end with their last delivery; an unpaid cycle is charged
 * before its first one. A renewal that no longer follows what is paid for is withdrawn, and opened
 * again when its new start is near.
 */
export async function followDays(
  tx: Transaction,
  subscription: SubscriptionRow,
  now: Date,
): Promise<void> {
  const days = await listLedgerRows(tx, [subscription.id])
  const cycles = await listCycles(tx, [subscription.id])
  let isEarlierMoved = false
  for (const cycle of cycles) {
    const span = spanOfCycle(cycle, days)
    if (isOpenRenewal(cycle)) {
      if (isEarlierMoved || isOvertaken(span.startsOn, cycle, { subscription, days, now })) {
        await withdrawRenewal(tx, subscription, cycle, now)
        return enqueue(tx, 'renew-subscription', { subscriptionId: subscription.id })
      }
    } else if (span.endsOn !== cycle.endsOn) isEarlierMoved = true
    if (span.startsOn === cycle.startsOn && span.endsOn === cycle.endsOn) continue
    await updateCycle(tx, cycle.id, span)
    if (subscription.status === 'ending' && cycle === cycles.at(-1)) {
      await updateSubscription(tx, subscription.id, { endDate: span.endsOn })
    }
    if (span.startsOn !== cycle.startsOn) await moveChargeOf(tx, cycle, span.startsOn, now)
  }
}

function spanOfCycle(cycle: CycleRow, days: readonly LedgerRow[]) {
  if (cycle.deliveryDays === 0) return cycle
  const own = days.filter(({ cycleId, status }) => cycleId === cycle.id && status !== 'skipped')
  const planned = own.length > 0 ? own.map(({ day }) => day) : cycle.fixedDays
  if (planned.length === 0) return cycle
  const span = spanOf(planned, cycle.startsOn)
  // What is paid for keeps its start, so that a day that was moved can come back.
  const keepsStart = cycle.payment === 'paid' && cycle.startsOn < span.startsOn
  return keepsStart ? { ...span, startsOn: cycle.startsOn } : span
}

/** Whether paid deliveries or a pause now come where a renewal was to start. */
function isOvertaken(
  startsOn: Day,
  renewal: CycleRow,
  {
    subscription,
    days,
    now,
  }: { subscription: SubscriptionRow; days: readonly LedgerRow[]; now: Date },
): boolean {
  const pause = openPause(subscription.pause, dayOf(now))
  if (pause && pause.from <= startsOn) return true
  return days.some(
    ({ cycleId, status, day }) => cycleId !== renewal.id && status !== 'skipped' && day >= startsOn,
  )
}

type Choosing = Pick<SubscriptionRow, 'nextPlanId' | 'nextRestaurantId'>

/** What was chosen for a renewal that goes holds for the next one, unless something else was since. */
function choiceWithout(
  { nextPlanId, nextRestaurantId }: Choosing,
  renewal: CycleRow,
  cycles: readonly CycleRow[],
): Choosing {
  const before = cycles.findLast(({ number }) => number < renewal.number) ?? renewal
  const planId = nextPlanId ?? renewal.planId
  const restaurantId = nextRestaurantId ?? renewal.restaurantId
  return {
    nextPlanId: planId === before.planId ? null : planId,
    nextRestaurantId: restaurantId === before.restaurantId ? null : restaurantId,
  }
}

/** A plan as it is once its renewal went with a change of its days. */
export function planWithout<S extends Choosing>(
  subscription: S,
  cycles: readonly CycleRow[],
  after: Pick<RenewalSearch, 'cycles'>,
): S {
  const renewal = cycles.find((cycle) => !after.cycles.includes(cycle))
  return renewal
    ? { ...subscription, ...choiceWithout(subscription, renewal, cycles) }
    : subscription
}

/** Takes back a renewal that is not paid yet, as if it had never been opened. */
export async function withdrawRenewal(
  tx: Transaction,
  subscription: SubscriptionRow,
  renewal: CycleRow,
  now: Date,
): Promise<void> {
  const days = (await findAndLockDays(tx, subscription.id)).filter(
    ({ cycleId }) => cycleId === renewal.id,
  )
  await lockKitchenDays(tx, [
    { restaurantId: renewal.restaurantId, days: renewal.fixedDays },
    ...days.map(({ day, restaurantId }) => ({ restaurantId, days: [day] })),
  ])
  await withdrawCycle(tx, subscription, renewal, 'cancelled', now)
  if (renewal.paymentId !== null) await cancelPayment(tx, renewal.paymentId, now)
  const cycles = await listCycles(tx, [subscription.id])
  await updateSubscription(tx, subscription.id, choiceWithout(subscription, renewal, cycles))
  await deleteCycle(tx, renewal.id)
}

async function moveChargeOf(
  tx: Transaction,
  { paymentId, payment, restaurantId }: CycleRow,
  startsOn: Day,
  now: Date,
): Promise<void> {
  if (paymentId === null || (payment !== 'pending' && payment !== 'ready')) return
  const kitchen = await findKitchen(tx, restaurantId)
  if (kitchen) await moveCharge(tx, paymentId, chargeDayOf(startsOn, kitchen), now)
}

type Renewing = Pick<SubscriptionRow, 'status' | 'pause' | 'weekdays' | 'nextRestaurantId'>

export interface RenewalSearch {
  cycles: readonly CycleRow[]
  days: readonly Pick<LedgerRow, 'cycleId' | 'day' | 'status'>[]
  now: Date
  /** Of another plan from then on. */
  daysPerWeek?: number
  isFree?: RenewalFacts['isFree']
}

/** When the cycle after those that are paid for would start and be charged; none where it ends. */
export async function findRenewal(
  db: Database,
  { status, pause, weekdays, nextRestaurantId }: Renewing,
  { cycles, days, now, daysPerWeek, isFree }: RenewalSearch,
): Promise<Renewal | undefined> {
  const paid = cycles.filter((cycle) => !isOpenRenewal(cycle))
  const newest = paid.at(-1)
  if (!newest || !isRenewing(status)) return undefined
  const kitchen = await findKitchen(db, nextRestaurantId ?? newest.restaurantId)
  if (!kitchen) return undefined
  return renewalOf({
    now,
    today: dayOf(now),
    paidUntil: lastPaidDayOf(paid, days) ?? newest.endsOn,
    deliveries:
      newest.deliveryDays > 0
        ? { weekdays: weekdaysOf(daysPerWeek ?? newest.daysPerWeek, weekdays), cutoff: kitchen }
        : null,
    pause,
    ...(isFree && { isFree }),
  })
}

function lastPaidDayOf(paid: readonly CycleRow[], days: RenewalSearch['days']): Day | undefined {
  const ids = new Set(paid.map(({ id }) => id))
  return days
    .filter(({ cycleId, status }) => ids.has(cycleId) && status !== 'skipped')
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
}

export interface GivenBack {
  back: readonly LedgerRow[]
  moved: readonly MovedDay[]
}

/** Cycles and coming days as they are once days went to the end. */
export function planAfter(
  { cycles, days }: { cycles: readonly CycleRow[]; days: readonly LedgerRow[] },
  { back, moved }: GivenBack,
  pause?: Pause,
): Pick<RenewalSearch, 'cycles' | 'days'> {
  const renewal = cycles.find(isOpenRenewal)
  const isGone = renewal !== undefined && makesWay(renewal, back, pause)
  const againOn = new Map(moved.map((day) => [day.id, day.againOn]))
  return {
    cycles: isGone ? cycles.filter(({ id }) => id !== renewal.id) : cycles,
    days: days
      .filter(({ cycleId, status }) => status !== 'skipped' && !(isGone && cycleId === renewal.id))
      .flatMap((day) => {
        const to = againOn.has(day.id) ? againOn.get(day.id) : day.day
        return to ? [{ cycleId: day.cycleId, status: day.status, day: to }] : []
      })
      .toSorted((a, b) => a.day.localeCompare(b.day)),
  }
}
