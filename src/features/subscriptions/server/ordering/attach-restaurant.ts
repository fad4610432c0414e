import type { Day } from '#shared/dates.ts'
import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { deliveryDaysFrom, weekdaysOf } from '#features/deliveries/rules.ts'
import {
  assureReach,
  holdDays,
  insertReceipt,
  planDays,
  withdrawDays,
} from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import {
  holdKitchenDays,
  releaseKitchenDays,
  reserveKitchenDays,
} from '#features/restaurants/server/public.ts'
import type { attachRestaurant as contract } from '../../contract.ts'
import { isActive, isCooked } from '../../rules.ts'
import { choiceOf, findNextStart, getNewestCycle, writeNextCycle } from '../changes/next-cycle.ts'
import { updateCycle } from '../cycles/cycle-store.ts'
import { getOffer, type Offer } from './get-offer.ts'
import {
  findAndHoldSubscription,
  hasWaitingTwin,
  updateSubscription,
  type CycleRow,
  type SubscriptionRow,
} from '../store.ts'
import { kitchenChanged } from '../templates.ts'

/**
 * The order already has its kitchen, so setting the same one changes nothing. Another
 * one cooks at once while nothing was charged, and from the next cycle on afterwards.
 */
export async function attachRestaurant(
  tx: Transaction,
  who: Member,
  { id, restaurantId }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  const subscription = await findAndHoldSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const newest = await getNewestCycle(tx, subscription)
  const hasBegun = isActive(subscription.status) || newest.payment === 'paid'
  const choice = choiceOf(subscription, newest)
  const current = hasBegun ? choice.restaurantId : subscription.restaurantId
  const effectiveFrom = hasBegun
    ? await findNextStart(tx, { ...subscription, nextRestaurantId: restaurantId }, who.now)
    : subscription.startDate
  if (current === restaurantId) return { id, restaurantId, effectiveFrom }

  const offer = await getOffer(tx, {
    planId: hasBegun ? choice.planId : subscription.planId,
    restaurantId,
    diets: subscription.diets,
    addOns: subscription.addOns,
    today: who.today,
  })
  if (isCooked(offer.plan)) {
    await assureReach(tx, who.id, subscription.addressId, [restaurantId])
  }
  if (hasBegun) {
    await writeNextCycle(tx, id, newest, { ...choice, restaurantId })
  } else {
    await moveFirstCycle(tx, who, subscription, newest, offer)
  }
  await tellMoved(tx, who, id, offer, effectiveFrom)
  return { id, restaurantId, effectiveFrom }
}

/** Before the first charge: the new kitchen takes over all days, at the price agreed to. */
async function moveFirstCycle(
  tx: Transaction,
  who: Member,
  subscription: SubscriptionRow,
  cycle: CycleRow,
  offer: Offer,
): Promise<void> {
  if (offer.bill.totalFils !== cycle.totalFils) throw new Refusal('kitchen_price_differs', 409)
  if (await hasWaitingTwin(tx, subscription, offer.kitchen.id)) {
    throw new Refusal('subscription_exists', 409)
  }
  const { mealsPerDay } = cycle
  const weekdays = weekdaysOf(cycle.daysPerWeek, subscription.weekdays)
  const days = deliveryDaysFrom(
    firstOpenDay(who.now, subscription.startDate, offer.kitchen),
    weekdays,
    cycle.payment === 'failed' ? 0 : cycle.deliveryDays,
  )
  const planned = (await holdDays(tx, subscription.id)).filter(
    ({ cycleId }) => cycleId === cycle.id,
  )
  await holdKitchenDays(tx, [
    ...planned.map(({ day, restaurantId }) => ({ restaurantId, days: [day] })),
    { restaurantId: cycle.restaurantId, days: cycle.heldDays },
    { restaurantId: offer.kitchen.id, days },
  ])
  await withdrawDays(tx, planned, who.now)
  await releaseKitchenDays(tx, {
    restaurantId: cycle.restaurantId,
    days: cycle.heldDays,
    portions: mealsPerDay,
  })
  const restaurantId = offer.kitchen.id
  await reserveKitchenDays(tx, { restaurantId, days, portions: mealsPerDay, weekdays }, who.now)
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
      who.now,
    )
  }
  await updateCycle(tx, cycle.id, { restaurantId, ...(!cycle.readyAt && { heldDays: days }) })
  await updateSubscription(tx, subscription.id, { restaurantId })
}

async function tellMoved(
  tx: Transaction,
  who: Member,
  id: number,
  { kitchen, kitchenName }: Offer,
  effectiveFrom: Day,
): Promise<void> {
  const number = await insertReceipt(tx, {
    subscriptionId: id,
    kind: 'kitchen',
    facts: { restaurantId: kitchen.id, effectiveFrom },
    now: who.now,
  })
  await queueMessage(tx, {
    to: who.user.phone,
    template: kitchenChanged,
    parameters: { kitchen: kitchenName, start: effectiveFrom },
    language: who.user.language,
    dedupeKey: `subscription-kitchen-changed:${number}`,
    now: who.now,
  })
}
