import type { Day } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { deliveryDaysFrom, weekdaysOf } from '#features/deliveries/rules.ts'
import {
  findAndLockDays,
  forgetMealsWithoutDay,
  planDays,
  withdrawDays,
} from '#features/deliveries/server/public.ts'
import { cancelUntriedPayment, moveCharge } from '#features/payments/server/public.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import {
  lockKitchenDays,
  releaseKitchenDays,
  reserveKitchenDays,
} from '#features/restaurants/server/public.ts'
import { chargeDayOf, spanOf } from '../../billing-rules.ts'
import { updateCycle } from '../cycles/cycle-store.ts'
import { askForPayment } from '../cycles/open-cycle.ts'
import type { Offer } from './get-offer.ts'
import { priceChanged } from './price-changed.ts'
import {
  hasWaitingTwin,
  updateSubscription,
  type CycleRow,
  type SubscriptionRow,
} from '../store.ts'

interface Move {
  subscription: SubscriptionRow
  cycle: CycleRow
  offer: Offer
  /** The bill that the customer saw; needed where the price differs. */
  quoteId: string | undefined
}

/**
 * Before the first charge: the new kitchen takes over all days. At another price the open payment
 * is replaced by a new one. Answers the first day that the new kitchen cooks.
 */
export async function moveFirstCycle(tx: Transaction, who: Member, move: Move): Promise<Day> {
  const { cycle, offer, quoteId } = move
  const isOtherPrice = offer.bill.totalFils !== cycle.totalFils
  if (isOtherPrice && quoteId !== offer.quoteId) throw priceChanged(offer, who.language)
  const days = await moveDays(tx, who, move)
  const span = days.length > 0 ? spanOf(days, cycle.startsOn) : cycle
  const { startsOn, endsOn } = span
  const { lines, totalFils } = offer.bill
  const restaurantId = offer.kitchen.id
  const subscription = { ...move.subscription, startDate: startsOn, restaurantId }
  if (await hasWaitingTwin(tx, subscription, restaurantId)) {
    throw new Refusal('subscription_exists', 409)
  }
  await updateSubscription(tx, subscription.id, { restaurantId, startDate: startsOn })
  await updateCycle(tx, cycle.id, {
    restaurantId,
    startsOn,
    endsOn,
    bill: offer.bill,
    ...(!cycle.readyAt && { fixedDays: days }),
  })
  if (cycle.payment === 'failed' || cycle.paymentId === null) return startsOn
  const chargeOn = days.length > 0 ? chargeDayOf(startsOn, offer.kitchen) : startsOn
  if (!isOtherPrice) {
    await moveCharge(tx, cycle.paymentId, chargeOn, who.now)
    return startsOn
  }
  if (!(await cancelUntriedPayment(tx, cycle.paymentId, who.now))) {
    throw new Refusal('payment_started', 409)
  }
  await askForPayment(tx, who, {
    subscription,
    cycle: { ...cycle, restaurantId, startsOn, endsOn, lines, totalFils, fixedDays: days },
    planName: offer.planName,
    chargeOn,
    isPaidNow: chargeOn <= who.today,
  })
  return startsOn
}

/** Gives the old kitchen its places back and reserves the same number of days in the new one. */
async function moveDays(
  tx: Transaction,
  { now }: Member,
  { subscription, cycle, offer }: Move,
): Promise<Day[]> {
  const { mealsPerDay } = cycle
  const restaurantId = offer.kitchen.id
  const weekdays = weekdaysOf(cycle.daysPerWeek, subscription.weekdays)
  const days = deliveryDaysFrom(
    firstOpenDay(now, subscription.startDate, offer.kitchen),
    weekdays,
    cycle.payment === 'failed' ? 0 : cycle.deliveryDays,
  )
  const planned = (await findAndLockDays(tx, subscription.id)).filter(
    ({ cycleId }) => cycleId === cycle.id,
  )
  await lockKitchenDays(tx, [
    ...planned.map((delivery) => ({ restaurantId: delivery.restaurantId, days: [delivery.day] })),
    { restaurantId: cycle.restaurantId, days: cycle.fixedDays },
    { restaurantId, days },
  ])
  await withdrawDays(tx, planned, now)
  await forgetMealsWithoutDay(tx, subscription.id)
  await releaseKitchenDays(tx, {
    restaurantId: cycle.restaurantId,
    days: cycle.fixedDays,
    portions: mealsPerDay,
  })
  await reserveKitchenDays(tx, { restaurantId, days, portions: mealsPerDay, weekdays }, now)
  if (cycle.readyAt) {
    const { id: subscriptionId, customerId } = subscription
    await planDays(
      tx,
      {
        subscriptionId,
        cycleId: cycle.id,
        customerId,
        kitchen: offer.kitchen,
        mealsPerDay,
        days,
      },
      now,
    )
  }
  return days
}
