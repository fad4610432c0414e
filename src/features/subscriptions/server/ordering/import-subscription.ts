import { dayOf, instantAt, type Day } from '#shared/dates.ts'
import type { Diet } from '#shared/food/food.ts'
import { textsIn } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { deliveryDaysFrom, weekdaysOf, type DayStatus } from '#features/deliveries/rules.ts'
import { importDays, insertReceipt } from '#features/deliveries/server/public.ts'
import { importPayment, type TakenByCard } from '#features/payments/server/public.ts'
import { reserveKitchenDays } from '#features/restaurants/server/public.ts'
import { messages } from '../../messages.ts'
import { chargeDayOf, spanOf } from '../../billing-rules.ts'
import { insertCycle, updateCycle } from '../cycles/cycle-store.ts'
import { invoiceLinesOf } from '../cycles/invoice-lines.ts'
import { getOffer, type Offer } from './get-offer.ts'
import { insertSubscription } from './insert-subscription.ts'
import { updateSubscription } from '../store.ts'

export interface RunningSubscription {
  customerId: string
  planId: number
  restaurantId: number
  addressId: number
  diets: readonly Diet[]
  startDate: Day
  /** The weekdays on which it delivers, those of the plan unless given. */
  weekdays?: readonly number[]
  skippedDays: readonly Day[]
  card: Omit<TakenByCard, 'capturedAt'>
}

export interface ImportedSubscription {
  id: number
  totalFils: number
  days: readonly Day[]
}

/**
 * Takes over a subscription in its first cycle that was paid and delivered elsewhere: past days are
 * delivered or skipped, today and the coming ones planned. No one is charged or notified.
 */
export async function importSubscription(
  tx: Transaction,
  running: RunningSubscription,
  now: Date,
): Promise<ImportedSubscription> {
  const offer = await getOffer(tx, { ...running, addOns: [], today: dayOf(now) })
  const { plan, bill, kitchen } = offer
  const orderedAt = instantAt(running.startDate, '00:05')
  const subscription = await insertSubscription(
    tx,
    {
      ...running,
      diets: [...running.diets],
      planId: plan.id,
      paymentMethod: 'credit_card',
      paypalEmail: null,
      cuisines: [],
      addOns: [],
      mealsPerDay: plan.meals_per_day,
      daysPerWeek: plan.days_per_week,
      fallback: 'kitchen',
    },
    orderedAt,
  )
  if (!subscription) throw new Error('The customer already waits for this subscription')
  const { id } = subscription
  await updateSubscription(tx, id, {
    status: 'active',
    ...(running.weekdays && { weekdays: running.weekdays }),
  })
  const days = deliveryDaysFrom(
    running.startDate,
    weekdaysOf(plan.days_per_week, running.weekdays),
    bill.deliveryDays,
  )
  const cycleId = await importCycle(tx, running, offer, { id, days }, orderedAt)
  await importDays(
    tx,
    {
      subscriptionId: id,
      cycleId,
      customerId: running.customerId,
      kitchen,
      mealsPerDay: plan.meals_per_day,
      days,
    },
    (day) => statusOn(day, running.skippedDays, dayOf(now)),
    now,
  )
  await reserveKitchenDays(
    tx,
    {
      restaurantId: kitchen.id,
      days: days.filter((day) => day >= dayOf(now) && !running.skippedDays.includes(day)),
      portions: plan.meals_per_day,
    },
    now,
  )
  return { id, totalFils: bill.totalFils, days }
}

function statusOn(day: Day, skippedDays: readonly Day[], today: Day): DayStatus {
  if (skippedDays.includes(day)) return 'skipped'
  return day < today ? 'delivered' : 'planned'
}

async function importCycle(
  tx: Transaction,
  running: RunningSubscription,
  { plan, bill, kitchen, planName }: Offer,
  { id: subscriptionId, days }: { id: number; days: readonly Day[] },
  at: Date,
): Promise<number> {
  const { startsOn, endsOn } = spanOf(days, running.startDate)
  const cycle = await insertCycle(tx, {
    subscriptionId,
    number: 1,
    startsOn,
    endsOn,
    restaurantId: kitchen.id,
    plan,
    bill,
    fixedDays: [],
  })
  const description = {
    en: textsIn(messages, 'en').bill.invoice(planName.en, startsOn, endsOn),
    ar: textsIn(messages, 'ar').bill.invoice(planName.ar, startsOn, endsOn),
  }
  const paymentId = await importPayment(
    tx,
    {
      customerId: running.customerId,
      purpose: 'cycle',
      subjectId: cycle.id,
      subscriptionId,
      cycle: 1,
      amountFils: bill.totalFils,
      method: 'credit_card',
      chargeOn: chargeDayOf(startsOn, kitchen),
      description,
      lines: invoiceLinesOf(cycle, description),
    },
    { ...running.card, capturedAt: at },
  )
  await updateCycle(tx, cycle.id, { paymentId, payment: 'paid', readyAt: at, paidAt: at })
  await insertReceipt(tx, {
    subscriptionId,
    kind: 'order',
    facts: { startDate: startsOn, totalFils: bill.totalFils, lines: bill.lines },
    now: at,
  })
  return cycle.id
}
