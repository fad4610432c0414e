import type { Transaction } from '#server/database/database.ts'
import {
  findAndLockDays,
  forgetMealsWithoutDay,
  giveBackDays,
  instantAfterWaiting,
  remainderOf,
} from '#features/deliveries/server/public.ts'
import { cancelPayment } from '#features/payments/server/public.ts'
import { lockKitchenDays } from '#features/restaurants/server/public.ts'
import { isOpenRenewal } from '../../billing-rules.ts'
import { nextStatus, refundOf } from '../../rules.ts'
import { callOffPurchases } from '../add-ons/settle-add-on.ts'
import { cancellationOf } from '../cancelling/cancellation.ts'
import { listCycles, updateCycle } from '../cycles/cycle-store.ts'
import { withdrawCycle } from './withdraw-cycle.ts'
import { updateSubscription, type CycleRow, type SubscriptionRow } from '../store.ts'

/**
 * The customer's bank took a cycle's money back. Where all of it is gone, the days that no kitchen
 * works for yet leave the plan, and a plan whose newest paid cycle it was ends. Answers what the
 * delivered days are worth, which is owed.
 */
export async function losePayment(
  tx: Transaction,
  { subscription, cycle }: { subscription: SubscriptionRow; cycle: CycleRow },
  lostFils: number,
  at: Date,
): Promise<number> {
  const leftFils = cycle.totalFils - cycle.refundedFils - cycle.goodwillFils
  if (lostFils < leftFils) {
    await updateCycle(tx, cycle.id, { goodwillFils: cycle.goodwillFils + lostFils })
    return lostFils
  }
  const days = await findAndLockDays(tx, subscription.id)
  const now = await instantAfterWaiting(tx, at)
  const cycles = await listCycles(tx, [subscription.id])
  await lockKitchenDays(tx, [
    ...days.map(({ day, restaurantId }) => ({ restaurantId, days: [day] })),
    ...cycles.map(({ fixedDays, restaurantId }) => ({ restaurantId, days: fixedDays })),
  ])
  const own = days.filter(({ cycleId }) => cycleId === cycle.id)
  const { daysBackByCycle, daysRefundedByCycle } = remainderOf(own, now)
  const undeliveredFils = refundOf({
    ...cycle,
    daysBack: daysBackByCycle.get(cycle.id) ?? 0,
    daysRefunded: daysRefundedByCycle.get(cycle.id) ?? 0,
  })
  await giveBackDays(tx, own, now)
  await updateCycle(tx, cycle.id, {
    refundedFils: cycle.refundedFils + leftFils,
    payment: 'refunded',
  })
  if (cycles.findLast((one) => !isOpenRenewal(one))?.id === cycle.id) {
    await endPlan(tx, subscription, cycles, now)
  }
  return leftFils - undeliveredFils
}

/** Nothing renews any more; it runs out with the last day that a kitchen works for. */
async function endPlan(
  tx: Transaction,
  subscription: SubscriptionRow,
  cycles: readonly CycleRow[],
  now: Date,
): Promise<void> {
  const renewal = cycles.find(isOpenRenewal)
  if (renewal) {
    await withdrawCycle(tx, subscription, renewal, 'cancelled', now)
    if (renewal.paymentId !== null) await cancelPayment(tx, renewal.paymentId, now)
    await forgetMealsWithoutDay(tx, subscription.id)
  }
  await callOffPurchases(tx, subscription.id, now)
  const status = nextStatus(subscription.status, 'cancel')
  if (status === undefined) return
  const days = await findAndLockDays(tx, subscription.id)
  const { endDate } = cancellationOf(cycles, days, now)
  await updateSubscription(tx, subscription.id, {
    status,
    endDate,
    cancelledAt: now,
    nextRestaurantId: null,
    nextPlanId: null,
    pause: null,
  })
}
