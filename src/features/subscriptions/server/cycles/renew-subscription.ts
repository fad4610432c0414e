import { addDays, dayOf, daysBetween, type Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { weekdaysOf } from '#features/deliveries/rules.ts'
import { listLedgerRows } from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import { reserveKitchenDays } from '#features/restaurants/server/public.ts'
import { cycleOf, isPausedOn, isRenewing, RENEWAL_LEAD_DAYS } from '../../rules.ts'
import { findFreeDays } from './assure-cycle.ts'
import { listCycles } from './cycle-store.ts'
import { findOffer, type Offer } from '../ordering/get-offer.ts'
import { openCycle } from './open-cycle.ts'
import {
  findAndHoldSubscription,
  getContact,
  updateSubscription,
  type Contact,
  type CycleRow,
  type SubscriptionRow,
} from '../store.ts'
import { renewalPrice, runsOut } from '../templates.ts'

/** Opens the next cycle a week before it starts. Without a kitchen the subscription runs out. */
export async function renewSubscription(tx: Transaction, id: number, now: Date): Promise<void> {
  const subscription = await findAndHoldSubscription(tx, id)
  if (!subscription || !isRenewing(subscription.status)) return
  const newest = (await listCycles(tx, [id])).at(-1)
  if (newest?.payment !== 'paid') return
  if (daysBetween(dayOf(now), newest.endsOn) >= RENEWAL_LEAD_DAYS) return

  const offer = await findOffer(tx, {
    planId: subscription.nextPlanId ?? newest.planId,
    restaurantId: subscription.nextRestaurantId ?? newest.restaurantId,
    diets: subscription.diets,
    addOns: subscription.addOns,
    today: dayOf(now),
  })
  if (!offer) {
    await updateSubscription(tx, id, { status: 'ending', endDate: newest.endsOn })
    await tellRunsOut(tx, subscription, newest, now)
    return
  }
  const number = newest.number + 1
  const days = await reserveNextDays(tx, subscription, offer, number, now)
  const contact = await getContact(tx, subscription.customerId)
  await updateSubscription(tx, id, { nextPlanId: null, nextRestaurantId: null })
  await openCycle(tx, { now, today: dayOf(now) }, { subscription, offer, number, days })
  const hasChosen = subscription.nextPlanId !== null || subscription.nextRestaurantId !== null
  if (!hasChosen && offer.bill.totalFils !== newest.totalFils) {
    await announcePrice(tx, contact, { subscription, newest, offer, now })
  }
}

/** Its kitchen has closed: nothing renews, and the customer can choose another one in time. */
async function tellRunsOut(
  tx: Transaction,
  { id, customerId }: SubscriptionRow,
  { endsOn }: CycleRow,
  now: Date,
): Promise<void> {
  const { phone, language } = await getContact(tx, customerId)
  await queueMessage(tx, {
    to: phone,
    template: runsOut,
    parameters: { end: endsOn },
    language: isLanguage(language) ? language : 'en',
    dedupeKey: `subscription-runs-out:${id}`,
    now,
  })
}

/** A week before it is charged: what costs something else than before, and can still be cancelled. */
async function announcePrice(
  tx: Transaction,
  { phone, language }: Contact,
  {
    subscription: { id, startDate },
    newest,
    offer,
    now,
  }: { subscription: SubscriptionRow; newest: CycleRow; offer: Offer; now: Date },
): Promise<void> {
  const number = newest.number + 1
  await queueMessage(tx, {
    to: phone,
    template: renewalPrice,
    parameters: {
      plan: offer.planName,
      start: cycleOf(startDate, number).startsOn,
      before: newest.totalFils,
      after: offer.bill.totalFils,
    },
    language: isLanguage(language) ? language : 'en',
    dedupeKey: `subscription-renewal-price:${id}:${number}`,
    now,
  })
}

async function reserveNextDays(
  tx: Transaction,
  { id, startDate, weekdays, pause }: SubscriptionRow,
  { plan, kitchen, bill }: Offer,
  number: number,
  now: Date,
): Promise<Day[]> {
  if (bill.deliveryDays === 0) return []
  const last = (await listLedgerRows(tx, [id])).at(-1)?.day
  const { startsOn } = cycleOf(startDate, number)
  const from = last !== undefined && last >= startsOn ? addDays(last, 1) : startsOn
  const days = await findFreeDays(tx, {
    kitchen,
    from: firstOpenDay(now, from, kitchen),
    count: bill.deliveryDays,
    mealsPerDay: plan.meals_per_day,
    weekdays: weekdaysOf(plan.days_per_week, weekdays),
    isBarred: (day) => isPausedOn(pause, day),
  })
  await reserveKitchenDays(
    tx,
    { restaurantId: kitchen.id, days, portions: plan.meals_per_day },
    now,
  )
  return days
}
