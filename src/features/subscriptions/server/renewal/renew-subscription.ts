import { dayOf, type Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { weekdaysOf } from '#features/deliveries/rules.ts'
import { listLedgerRows } from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { listDaysWithout, reserveKitchenDays } from '#features/restaurants/server/public.ts'
import { isDueToOpen, type Renewal } from '../../billing-rules.ts'
import { isPausedOn, isRenewing } from '../../rules.ts'
import { agreedFils } from '../../add-on-rules.ts'
import { findFreeDays } from '../cycles/confirm-cycle.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { findAgreedLines } from './agreed-bill.ts'
import { findRenewal, type RenewalSearch } from './follow-days.ts'
import { findOffer, type Offer } from '../ordering/get-offer.ts'
import { openCycle } from '../cycles/open-cycle.ts'
import {
  findAndLockSubscription,
  getContact,
  updateSubscription,
  type Contact,
  type CycleRow,
  type SubscriptionRow,
} from '../store.ts'
import { renewalPrice, runsOut } from '../templates.ts'

/** Opens the next cycle a week before its charge. Without a kitchen the subscription runs out. */
export async function renewSubscription(tx: Transaction, id: number, now: Date): Promise<void> {
  const subscription = await findAndLockSubscription(tx, id)
  if (!subscription || !isRenewing(subscription.status)) return
  const cycles = await listCycles(tx, [id])
  const newest = cycles.at(-1)
  if (newest?.payment !== 'paid') return
  const days = await listLedgerRows(tx, [id])
  const search = { cycles, days, now }
  const hoped = await findRenewal(tx, subscription, search)
  if (hoped && !isDueToOpen(hoped, dayOf(now))) return

  const offer = await findOffer(tx, {
    planId: subscription.nextPlanId ?? newest.planId,
    restaurantId: subscription.nextRestaurantId ?? newest.restaurantId,
    diets: subscription.diets,
    addOns: subscription.addOns,
    today: dayOf(now),
  })
  if (!offer) {
    await updateSubscription(tx, id, { status: 'ending', endDate: newest.endsOn })
    await notifyRunsOut(tx, subscription, newest, now)
    return
  }
  const renewal = await findFreeRenewal(tx, subscription, search, offer)
  if (!isDueToOpen(renewal, dayOf(now))) return
  await openNext(tx, { subscription, newest, offer, startsOn: renewal.startsOn, now })
}

async function findFreeRenewal(
  tx: Transaction,
  subscription: SubscriptionRow,
  search: RenewalSearch,
  { plan, kitchen }: Offer,
): Promise<Renewal> {
  const full = await listDaysWithout(tx, plan.meals_per_day, kitchen.id, dayOf(search.now))
  const renewal = await findRenewal(tx, subscription, {
    ...search,
    daysPerWeek: plan.days_per_week,
    isFree: (day) => !full.has(day),
  })
  if (!renewal) throw new Error(`Kitchen ${kitchen.id} is full for months`)
  return renewal
}

interface NextCycle {
  subscription: SubscriptionRow
  newest: CycleRow
  offer: Offer
  startsOn: Day
  now: Date
}

async function openNext(tx: Transaction, next: NextCycle): Promise<void> {
  const { subscription, newest, offer, startsOn, now } = next
  const { id } = subscription
  const days = await reserveNextDays(tx, next)
  const contact = await getContact(tx, subscription.customerId)
  await updateSubscription(tx, id, { nextPlanId: null, nextRestaurantId: null })
  const number = newest.number + 1
  const opener = { now, today: dayOf(now) }
  await openCycle(tx, opener, { subscription, offer, number, startsOn, days })
  const agreed = await findAgreedLines(tx, id, newest)
  // Another plan or kitchen was shown with its price when it was chosen, also before prices were kept.
  const hasChosen = subscription.nextPlanId !== null || subscription.nextRestaurantId !== null
  if (!agreed && hasChosen) return
  const before = agreedFils(agreed ?? newest.lines, offer.bill.lines, subscription.addOns)
  if (before !== offer.bill.totalFils) {
    await announcePrice(tx, contact, before, { ...next, startsOn: days[0] ?? startsOn })
  }
}

/** Its kitchen has closed: nothing renews, and the customer can look for another one in time. */
async function notifyRunsOut(
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

/** A week before it is charged: what costs something else than agreed, and can still be cancelled. R-SUB-22 */
async function announcePrice(
  tx: Transaction,
  { phone, language }: Contact,
  before: number,
  { subscription: { id }, newest, offer, startsOn, now }: NextCycle,
): Promise<void> {
  const number = newest.number + 1
  await queueMessage(tx, {
    to: phone,
    template: renewalPrice,
    parameters: {
      plan: offer.planName,
      start: startsOn,
      before,
      after: offer.bill.totalFils,
    },
    language: isLanguage(language) ? language : 'en',
    dedupeKey: `subscription-renewal-price:${id}:${number}:${offer.bill.totalFils}`,
    now,
  })
}

async function reserveNextDays(
  tx: Transaction,
  { subscription: { weekdays, pause }, offer: { plan, kitchen, bill }, startsOn, now }: NextCycle,
): Promise<Day[]> {
  if (bill.deliveryDays === 0) return []
  const days = await findFreeDays(tx, {
    kitchen,
    from: startsOn,
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
