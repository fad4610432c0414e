import type { Day } from '#shared/dates.ts'
import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { accountOf, deliveryDaysFrom, weekdaysOf } from '#features/deliveries/rules.ts'
import { holdDays } from '#features/deliveries/server/public.ts'
import { findPlan } from '#features/plans/server/public.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import { findKitchen, reserveKitchenDays } from '#features/restaurants/server/public.ts'
import type { payAgain as contract } from '../../contract.ts'
import { cycleOf, isPayableAgain, paymentStatusOf, secondChargeOn } from '../../rules.ts'
import { getCycle, listCycles, updateCycle } from '../cycles/cycle-store.ts'
import { askForPayment } from '../cycles/open-cycle.ts'
import {
  findAndHoldSubscription,
  hasWaitingTwin,
  updateSubscription,
  type CycleRow,
  type SubscriptionRow,
} from '../store.ts'

/**
 * Takes up a cycle whose payment failed for good: its places are reserved anew, and a payment of
 * its own charges a card that was saved before. The failed payment stays closed.
 */
export async function payAgain(
  tx: Transaction,
  who: Member,
  { id, cardSetupId }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  const found = await findAndHoldSubscription(tx, id, who.id)
  if (!found) throw new Refusal('not_found', 404)
  const failed = (await listCycles(tx, [id])).at(-1)
  if (!failed || !isPayableAgain(found.status, failed.payment)) {
    throw new Refusal('nothing_to_pay', 409)
  }
  const { subscription, cycle } = await moveStart(tx, who, found, failed)
  const days = await reserveAnew(tx, who, subscription, cycle)
  await updateCycle(tx, cycle.id, { payment: 'pending', heldDays: days })
  const plan = await findPlan(tx, cycle.planId)
  const chargeOn = secondChargeOn(cycle.startsOn, who.today)
  const { nextAction } = await askForPayment(tx, who, {
    subscription,
    cycle,
    planName: { en: plan?.name_en ?? '', ar: plan?.name_ar ?? '' },
    chargeOn,
    cardSetupId,
  })
  if (nextAction !== null) throw new Refusal('card_not_saved', 422, { fields: ['cardSetupId'] })
  const { payment } = await getCycle(tx, id, cycle.number)
  return { id, paymentStatus: paymentStatusOf(payment), chargeOn, firstDeliveryOn: days[0] ?? null }
}

/** A plan that has not begun begins today at the earliest; a running one keeps its cycles. */
async function moveStart(
  tx: Transaction,
  { today }: Member,
  subscription: SubscriptionRow,
  cycle: CycleRow,
): Promise<{ subscription: SubscriptionRow; cycle: CycleRow }> {
  const paid = { ...subscription, paymentMethod: 'credit_card' } as const
  const { paymentMethod } = paid
  if (cycle.number > 1 || cycle.startsOn >= today) {
    await updateSubscription(tx, subscription.id, { paymentMethod })
    return { subscription: paid, cycle }
  }
  const moved = { ...paid, startDate: today }
  if (await hasWaitingTwin(tx, moved, subscription.restaurantId)) {
    throw new Refusal('subscription_exists', 409)
  }
  const dates = cycleOf(today, 1)
  await updateSubscription(tx, subscription.id, { paymentMethod, startDate: today })
  await updateCycle(tx, cycle.id, dates)
  return { subscription: moved, cycle: { ...cycle, ...dates } }
}

/** As many days as the cycle still owes, from the first one that the kitchen can still plan. */
async function reserveAnew(
  tx: Transaction,
  who: Member,
  subscription: SubscriptionRow,
  cycle: CycleRow,
): Promise<Day[]> {
  const kitchen = await findKitchen(tx, cycle.restaurantId)
  if (!kitchen?.isActive) throw new Refusal('restaurant_not_found', 404)
  const weekdays = weekdaysOf(cycle.daysPerWeek, subscription.weekdays)
  const planned = await holdDays(tx, subscription.id)
  const taken = new Set(planned.map(({ day }) => day))
  const kept = planned.filter((day) => day.cycleId === cycle.id && accountOf(day, who.now))
  const days = deliveryDaysFrom(
    firstOpenDay(who.now, cycle.startsOn, kitchen),
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
