import type { Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { accountOf, deliveryDaysFrom, weekdaysOf } from '#features/deliveries/rules.ts'
import { findAndLockDays } from '#features/deliveries/server/public.ts'
import { findPlan } from '#features/plans/server/public.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import {
  findKitchen,
  reserveKitchenDays,
  type Kitchen,
} from '#features/restaurants/server/public.ts'
import type { payAgain as contract } from '../../contract.ts'
import { spanOf } from '../../billing-rules.ts'
import { isPayableAgain, paymentStatusOf } from '../../rules.ts'
import { listCycles, updateCycle } from '../cycles/cycle-store.ts'
import { askForPayment } from '../cycles/open-cycle.ts'
import {
  findAndLockSubscription,
  findOwnSubscription,
  hasWaitingTwin,
  updateSubscription,
  type CycleRow,
  type SubscriptionRow,
} from '../store.ts'

/**
 * Takes up a cycle whose payment failed for good: its places are reserved again, and a payment of
 * its own charges a card that was saved before. The failed payment stays closed.
 */
export async function payAgain(
  tx: Transaction,
  who: Member,
  { id, cardSetupId }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const found = await findAndLockSubscription(tx, id, who.id)
  if (!found) throw new Refusal('not_found', 404)
  const failed = (await listCycles(tx, [id])).at(-1)
  if (!failed || !isPayableAgain(found.status, failed.payment)) {
    throw new Refusal('nothing_to_pay', 409)
  }
  const kitchen = await findKitchen(tx, failed.restaurantId)
  if (!kitchen?.isActive) throw new Refusal('restaurant_not_found', 404)
  const days = await reserveAgain(tx, who, found, { cycle: failed, kitchen })
  const { subscription, cycle } = await moveStart(tx, who, { found, failed, days })
  await updateCycle(tx, cycle.id, { payment: 'pending', fixedDays: days })
  const plan = await findPlan(tx, cycle.planId)
  const chargeOn = who.today
  const { nextAction, payment } = await askForPayment(tx, who, {
    subscription,
    cycle: { ...cycle, payment: 'pending', fixedDays: days },
    planName: { en: plan?.name_en ?? '', ar: plan?.name_ar ?? '' },
    chargeOn,
    isPaidNow: true,
    cardSetupId,
  })
  if (nextAction !== null) throw new Refusal('card_not_saved', 422, { fields: ['cardSetupId'] })
  return { id, paymentStatus: paymentStatusOf(payment), chargeOn, firstDeliveryOn: days[0] ?? null }
}

/** A payment that failed again is asked for by another press, also where its first answer got lost. */
export async function isPayingOver(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<boolean> {
  const subscription = await findOwnSubscription(tx, who.id, id)
  const newest = (await listCycles(tx, [id])).at(-1)
  if (!subscription || !newest) return true
  return isPayableAgain(subscription.status, newest.payment)
}

/** The cycle starts with the days that were found; a plan that has not begun starts with it. */
async function moveStart(
  tx: Transaction,
  { today }: Member,
  { found, failed, days }: { found: SubscriptionRow; failed: CycleRow; days: readonly Day[] },
): Promise<{ subscription: SubscriptionRow; cycle: CycleRow }> {
  const span = spanOf(days, failed.startsOn > today ? failed.startsOn : today)
  const cycle = { ...failed, ...span }
  const isFirst = cycle.number === 1
  const startDate = isFirst ? span.startsOn : found.startDate
  const subscription = { ...found, startDate, paymentMethod: 'credit_card' } as const
  if (isFirst && (await hasWaitingTwin(tx, subscription, found.restaurantId))) {
    throw new Refusal('subscription_exists', 409)
  }
  await updateSubscription(tx, found.id, { paymentMethod: 'credit_card', startDate })
  await updateCycle(tx, cycle.id, span)
  return { subscription, cycle }
}

/** As many days as the cycle still owes, from the first one that the kitchen can still plan. */
async function reserveAgain(
  tx: Transaction,
  who: Member,
  subscription: SubscriptionRow,
  { cycle, kitchen }: { cycle: CycleRow; kitchen: Kitchen },
): Promise<Day[]> {
  const from = cycle.startsOn > who.today ? cycle.startsOn : who.today
  const weekdays = weekdaysOf(cycle.daysPerWeek, subscription.weekdays)
  const planned = await findAndLockDays(tx, subscription.id)
  const taken = new Set(planned.map(({ day }) => day))
  const kept = planned.filter((day) => day.cycleId === cycle.id && accountOf(day, who.now))
  const days = deliveryDaysFrom(
    firstOpenDay(who.now, from, kitchen),
    weekdays,
    cycle.deliveryDays - kept.length,
    (day) => !taken.has(day),
  )
  const places = {
    restaurantId: kitchen.id,
    days,
    portions: cycle.mealsPerDay,
    weekdays,
  }
  await reserveKitchenDays(tx, places, who.now)
  return days
}
