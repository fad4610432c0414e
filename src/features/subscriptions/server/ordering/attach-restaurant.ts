import type { Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { ensureReach, insertReceipt } from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import type { attachRestaurant as contract } from '../../contract.ts'
import { isActive, isCooked } from '../../rules.ts'
import { choiceOf, findNextStart, getNewestCycle, writeNextCycle } from '../changes/next-cycle.ts'
import { getOffer, type Offer } from './get-offer.ts'
import { moveFirstCycle } from './move-first-cycle.ts'
import { findAndLockSubscription } from '../store.ts'
import { kitchenChanged } from '../templates.ts'

/**
 * The order already has its kitchen, so setting the same one changes nothing. Another
 * one cooks at once while nothing was charged, and from the next cycle on afterwards.
 */
export async function attachRestaurant(
  tx: Transaction,
  who: Member,
  { id, restaurantId, quoteId }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const newest = await getNewestCycle(tx, subscription)
  const hasBegun = isActive(subscription.status) || newest.payment === 'paid'
  const choice = choiceOf(subscription, newest)
  const current = hasBegun ? choice.restaurantId : subscription.restaurantId
  const startsOn = hasBegun
    ? await findNextStart(tx, { ...subscription, nextRestaurantId: restaurantId }, who.now)
    : subscription.startDate
  if (current === restaurantId) return { id, restaurantId, effectiveFrom: startsOn }

  const offer = await getOffer(tx, {
    planId: hasBegun ? choice.planId : subscription.planId,
    restaurantId,
    diets: subscription.diets,
    addOns: subscription.addOns,
    today: who.today,
  })
  if (isCooked(offer.plan)) {
    await ensureReach(tx, who.id, subscription.addressId, [restaurantId])
  }
  let effectiveFrom = startsOn
  if (hasBegun) {
    await writeNextCycle(tx, id, newest, offer)
  } else {
    const move = { subscription, cycle: newest, offer, quoteId }
    effectiveFrom = await moveFirstCycle(tx, who, move)
  }
  await notifyMoved(tx, who, id, offer, effectiveFrom)
  return { id, restaurantId, effectiveFrom }
}

async function notifyMoved(
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
