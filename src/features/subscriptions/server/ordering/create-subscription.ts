import type { Day } from '#shared/dates.ts'
import type { Cuisine, Diet } from '#shared/food/food.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { distanceKm, type Point } from '#shared/place/geo.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import { mustStartAgain } from '#server/database/outage.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnAddress } from '#features/addresses/server/public.ts'
import { insertReceipt } from '#features/deliveries/server/public.ts'
import type { Fallback } from '#features/meals/rules.ts'
import { deliveryDaysFrom, receiptNumber, weekdaysOf } from '#features/deliveries/rules.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { refuseMethodOff, refuseWhileOwing } from '#features/payments/server/public.ts'
import { cutoffOf, firstOpenDay } from '#features/restaurants/rules.ts'
import {
  findCutoff,
  reserveKitchenDays,
  type Kitchen,
} from '#features/restaurants/server/public.ts'
import type { createSubscription as contract } from '../../contract.ts'
import { isActive, isCooked, isOver, paymentStatusOf } from '../../rules.ts'
import { getOffer, type Offer } from './get-offer.ts'
import { insertSubscription } from './insert-subscription.ts'
import { openCycle, type OpenedCycle } from '../cycles/open-cycle.ts'
import { presentBill } from './present-bill.ts'
import { priceChanged } from './price-changed.ts'
import { refuseStartDate } from './start-date.ts'
import {
  findOwnSubscription,
  hasRenewingAiPlan,
  type SubscriptionMethod,
  type SubscriptionRow,
} from '../store.ts'
import { ordered, orderedAi } from '../templates.ts'

export interface SubscriptionSettings {
  /** Off where payment-token rules forbid it. */
  usdtEnabled: boolean
}

/** Nothing that a client says about price, state or end is read. */
export const createSubscription =
  ({ usdtEnabled }: SubscriptionSettings) =>
  async (
    tx: Transaction,
    who: Member,
    input: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    if (input.paymentMethod === 'usdt' && !usdtEnabled) {
      throw new Refusal('payment_method_unavailable', 422, { fields: ['paymentMethod'] })
    }
    await refuseMethodOff(tx, input.paymentMethod)
    return placeOrder(tx, who, input)
  }

/** A plan that was called off or has ended is ordered once more, not answered with again. */
export async function isOrderOver(
  tx: Transaction,
  who: Member,
  _input: Input<typeof contract>,
  { id }: Output<typeof contract>,
): Promise<boolean> {
  const subscription = await findOwnSubscription(tx, who.id, id)
  return !subscription || isOver(subscription.status)
}

async function placeOrder(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const paypalEmail = paypalEmailOf(input)
  await lockUser(tx, who.id)
  const diets = input.preferences?.dietary ?? []
  const offer = await getOffer(tx, { ...input, diets, today: who.today })
  refuseOtherPrice(offer, input.quoteId, who)
  const cuisines = input.preferences?.cuisines ?? []
  return orderOffer(tx, who, { ...input, offer, paypalEmail, cuisines, diets })
}

export interface OfferOrder {
  offer: Offer
  deliveryAddressId: number
  startDate: Day
  paymentMethod: SubscriptionMethod
  paypalEmail?: string | undefined
  cuisines: readonly Cuisine[]
  diets: readonly Diet[]
  cardSetupId?: number | null | undefined
  fallback?: Fallback
}

/** Orders what was priced: the subscription, its first cycle, the kitchen's places and the payment. */
export async function orderOffer(
  tx: Transaction,
  who: Member,
  order: OfferOrder,
): Promise<Output<typeof contract>> {
  const { offer, deliveryAddressId: addressId } = order
  await refuseWhileOwing(tx, who.id)
  if (!isCooked(offer.plan) && (await hasRenewingAiPlan(tx, who.id))) {
    throw new Refusal('ai_plan_running', 409)
  }
  const { point } = await getOwnAddress(tx, who.id, addressId)
  refuseStartDate(order.startDate, who.today, offer.plan)
  refuseOutOfReach(point, offer)
  const { days, weekdays, startDate } = firstDaysOf(offer, order.startDate, who.now)
  const subscription = await insertSubscription(
    tx,
    {
      customerId: who.id,
      planId: offer.plan.id,
      restaurantId: offer.kitchen.id,
      addressId,
      startDate,
      paymentMethod: order.paymentMethod,
      paypalEmail: order.paypalEmail ?? null,
      cuisines: [...order.cuisines],
      diets: [...order.diets],
      addOns: offer.addOns,
      mealsPerDay: offer.plan.meals_per_day,
      daysPerWeek: offer.plan.days_per_week,
      fallback: order.fallback ?? 'kitchen',
    },
    who.now,
  )
  if (!subscription) throw new Refusal('subscription_exists', 409)
  const opened = await openCycle(tx, who, {
    subscription,
    offer,
    number: 1,
    startsOn: startDate,
    days,
    ...(order.cardSetupId && { cardSetupId: order.cardSetupId }),
  })
  const firstDay = days[0] ?? startDate
  const answer = await notifyOrdered(tx, who, { subscription, offer, firstDay, opened })
  const places = {
    restaurantId: offer.kitchen.id,
    days,
    portions: offer.plan.meals_per_day,
    weekdays,
  }
  // All orders of a kitchen meet at its days: they are locked for as short as can be.
  await reserveKitchenDays(tx, places, who.now)
  if (days.length > 0) await ensureSameCutoff(tx, offer.kitchen)
  return answer
}

/**
 * The first day, the charge and every day's lock went by the cut-off that was read at the start. Where
 * the kitchen has changed it while the order waited for its days, the order starts again.
 * @throws Error an outage: the call is sent again with its key.
 */
async function ensureSameCutoff(tx: Transaction, kitchen: Kitchen): Promise<void> {
  const { id, cutoffTime, cutoffDays } = kitchen
  const now = await findCutoff(tx, id)
  if (now?.cutoffTime === cutoffTime && now.cutoffDays === cutoffDays) return
  throw mustStartAgain(`the cut-off of kitchen ${id} changed during an order`)
}

/** A cooked plan starts with the first delivery that its kitchen can still plan. */
export function firstDaysOf({ plan, kitchen, bill }: Offer, startDate: Day, now: Date) {
  const weekdays = weekdaysOf(plan.days_per_week)
  const days = deliveryDaysFrom(firstOpenDay(now, startDate, kitchen), weekdays, bill.deliveryDays)
  return { days, weekdays, startDate: days[0] ?? startDate }
}

function paypalEmailOf({ paymentMethod, paymentMetadata }: Input<typeof contract>) {
  if (paymentMethod !== 'paypal') return undefined
  const email = paymentMetadata?.paypalEmail
  if (email) return email
  throw new Refusal('paypal_email_required', 422, { fields: ['paymentMetadata.paypalEmail'] })
}

/** A cooked meal has to arrive; an AI plan only needs a kitchen to learn the taste from. */
function refuseOutOfReach(point: Point, { plan, kitchen }: Offer): void {
  if (!isCooked(plan)) return
  if (distanceKm(point, kitchen) <= kitchen.deliveryRadiusKm) return
  throw new Refusal('restaurant_out_of_reach', 422, { fields: ['restaurantId'] })
}

function refuseOtherPrice(offer: Offer, quoteId: string | undefined, who: Member): void {
  if (quoteId === undefined || quoteId === offer.quoteId) return
  throw priceChanged(offer, who.language)
}

async function notifyOrdered(
  tx: Transaction,
  who: Member,
  order: {
    subscription: SubscriptionRow
    offer: Offer
    firstDay: Day
    opened: OpenedCycle
  },
): Promise<Output<typeof contract>> {
  const { offer, firstDay } = order
  const { id, startDate, endDate } = order.subscription
  const { status, payment, nextAction } = order.opened
  const number = receiptNumber(
    await insertReceipt(tx, {
      subscriptionId: id,
      kind: 'order',
      facts: { startDate, totalFils: offer.bill.totalFils, lines: offer.bill.lines },
      now: who.now,
    }),
  )
  const message = {
    to: who.user.phone,
    language: who.user.language,
    dedupeKey: `subscription-ordered:${id}`,
    now: who.now,
  }
  const { planName: plan, kitchenName: kitchen } = offer
  if (isCooked(offer.plan)) {
    const until = cutoffOf(firstDay, offer.kitchen).toISOString()
    const parameters = { plan, kitchen, start: firstDay, until, receipt: number }
    await queueMessage(tx, { ...message, template: ordered, parameters })
  } else {
    const parameters = { plan, start: startDate, receipt: number }
    await queueMessage(tx, { ...message, template: orderedAi, parameters })
  }
  return {
    id,
    status,
    paymentStatus: paymentStatusOf(payment),
    isActive: isActive(status),
    startDate,
    endDate,
    bill: presentBill(offer.bill, offer, who.language),
    receiptNumber: number,
    nextAction,
  }
}
