import { addDays, dayOf, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { deliveryDaysFrom, weekdaysOf } from '#features/deliveries/rules.ts'
import {
  ensureReach,
  listLedgerRows,
  listTemporaryAddresses,
} from '#features/deliveries/server/public.ts'
import { findPlan } from '#features/plans/server/public.ts'
import type {
  keepCycle as keepContract,
  previewNextCycle as previewContract,
  setNextCycle as contract,
} from '../../change-contract.ts'
import { isOpenRenewal } from '../../billing-rules.ts'
import { isCooked, isOver } from '../../rules.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { agreeToNewest, writeAgreedLines } from '../renewal/agreed-bill.ts'
import { findRenewal } from '../renewal/follow-days.ts'
import { getOffer, type Offer } from '../ordering/get-offer.ts'
import { presentBill } from '../ordering/present-bill.ts'
import {
  findAndLockSubscription,
  findOwnSubscription,
  updateSubscription,
  type CycleRow,
  type SubscriptionRow,
} from '../store.ts'
import { nextCycle as nextCycleChosen, nextCycleAi, nextCycleKept } from '../templates.ts'
import { notifyChanged } from './notify-changed.ts'

type NextCycle = Output<typeof previewContract>

export interface Choice {
  planId: number
  restaurantId: number
}

/** What a receipt of another plan or kitchen keeps. */
export interface NextCycleFacts extends Choice {
  startsOn: Day
  planEn: string
  planAr: string
  kitchenEn: string
  kitchenAr: string
  totalFils: number
  before: Choice
}

type Choosing = Pick<Input<typeof previewContract>, 'planId' | 'restaurantId'>

export async function previewNextCycle(
  db: Database,
  who: Member,
  { id, ...input }: Input<typeof previewContract>,
): Promise<NextCycle> {
  const subscription = await findOwnSubscription(db, who.id, id)
  if (!subscription) throw new Refusal('not_found', 404)
  const newest = await getNewestCycle(db, subscription)
  const offer = await getNextOffer(db, subscription, newest, { ...input, today: who.today })
  return present(db, subscription, newest, offer, who)
}

/** Another kitchen or plan from the next cycle that is not opened yet. */
export async function setNextCycle(
  tx: Transaction,
  who: Member,
  { id, ...input }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const newest = await getNewestCycle(tx, subscription)
  const offer = await getNextOffer(tx, subscription, newest, { ...input, today: who.today })
  const before = choiceOf(subscription, newest)
  await writeNextCycle(tx, id, newest, offer)
  const next = await present(tx, subscription, newest, offer, who)
  const facts: NextCycleFacts = {
    planId: offer.plan.id,
    restaurantId: offer.kitchen.id,
    startsOn: next.startsOn,
    planEn: offer.planName.en,
    planAr: offer.planName.ar,
    kitchenEn: offer.kitchenName.en,
    kitchenAr: offer.kitchenName.ar,
    totalFils: offer.bill.totalFils,
    before,
  }
  const parameters = {
    start: next.startsOn,
    plan: offer.planName,
    kitchen: offer.kitchenName,
    total: offer.bill.totalFils,
  }
  const receiptNumber = await notifyChanged(tx, who, {
    subscriptionId: id,
    kind: 'next-cycle',
    facts: { ...facts },
    template: isCooked(offer.plan) ? nextCycleChosen : nextCycleAi,
    parameters,
    days: [],
    now: who.now,
  })
  return { id, ...next, receiptNumber }
}

export async function keepCycle(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof keepContract>,
): Promise<Output<typeof keepContract>> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  if (subscription.nextPlanId === null && subscription.nextRestaurantId === null) {
    throw new Refusal('nothing_to_undo', 409)
  }
  const newest = await getNewestCycle(tx, subscription)
  await updateSubscription(tx, id, { nextPlanId: null, nextRestaurantId: null })
  await agreeToNewest(tx, id, newest)
  const kept = { ...subscription, nextPlanId: null, nextRestaurantId: null }
  const startsOn = await findNextStart(tx, kept, who.now)
  const receiptNumber = await notifyChanged(tx, who, {
    subscriptionId: id,
    kind: 'next-cycle-back',
    facts: { startsOn, planId: newest.planId, restaurantId: newest.restaurantId },
    template: nextCycleKept,
    parameters: { start: startsOn },
    days: [],
    now: who.now,
  })
  return { id, startsOn, receiptNumber }
}

/**
 * What renews as it is, is written nowhere: only a difference to the newest cycle is written down.
 */
export async function writeNextCycle(
  tx: Transaction,
  id: number,
  newest: CycleRow,
  { plan, kitchen, bill }: Offer,
): Promise<void> {
  await updateSubscription(tx, id, {
    nextPlanId: plan.id === newest.planId ? null : plan.id,
    nextRestaurantId: kitchen.id === newest.restaurantId ? null : kitchen.id,
  })
  await writeAgreedLines(tx, id, newest, bill.lines)
}

export const choiceOf = (
  { nextPlanId, nextRestaurantId }: Pick<SubscriptionRow, 'nextPlanId' | 'nextRestaurantId'>,
  newest: CycleRow,
): Choice => ({
  planId: nextPlanId ?? newest.planId,
  restaurantId: nextRestaurantId ?? newest.restaurantId,
})

export async function getNewestCycle(
  db: Database,
  { id, status }: SubscriptionRow,
): Promise<CycleRow> {
  const newest = (await listCycles(db, [id])).at(-1)
  if (!newest || isOver(status)) throw new Refusal('subscription_over', 409)
  return newest
}

async function getNextOffer(
  db: Database,
  subscription: SubscriptionRow,
  newest: CycleRow,
  input: Choosing & { today: Day },
): Promise<Offer> {
  if (!input.planId && !input.restaurantId) throw new Refusal('next_cycle_empty', 422)
  const current = choiceOf(subscription, newest)
  const planId = input.planId ?? current.planId
  const restaurantId = input.restaurantId ?? current.restaurantId
  if (planId === current.planId && restaurantId === current.restaurantId) {
    throw new Refusal('next_cycle_unchanged', 409)
  }
  const offer = await getOffer(db, { ...subscription, planId, restaurantId, today: input.today })
  const plan = await findPlan(db, newest.planId)
  if (plan && plan.kind !== offer.plan.kind) {
    throw new Refusal('plan_kind_differs', 422, { fields: ['planId'] })
  }
  if (!isCooked(offer.plan)) return offer
  const temporaryAddresses = await listTemporaryAddresses(
    db,
    [subscription.id],
    addDays(newest.endsOn, 1),
  )
  for (const addressId of [
    subscription.addressId,
    ...temporaryAddresses.map((temporaryAddress) => temporaryAddress.addressId),
  ]) {
    await ensureReach(db, subscription.customerId, addressId, [restaurantId])
  }
  return offer
}

/** When the cycle would start that is not opened yet. */
export async function findNextStart(
  db: Database,
  subscription: SubscriptionRow,
  now: Date,
  daysPerWeek?: number,
): Promise<Day> {
  const cycles = await listCycles(db, [subscription.id])
  const days = await listLedgerRows(db, [subscription.id])
  const newest = cycles.at(-1)
  const search = { cycles, days, now, ...(daysPerWeek !== undefined && { daysPerWeek }) }
  // A renewal that is opened already comes first.
  const isOpened = newest !== undefined && isOpenRenewal(newest)
  const renewal = isOpened ? undefined : await findRenewal(db, subscription, search)
  return renewal?.startsOn ?? addDays(newest?.endsOn ?? dayOf(now), 1)
}

async function present(
  db: Database,
  subscription: SubscriptionRow,
  newest: CycleRow,
  offer: Offer,
  { language, now }: Member,
): Promise<NextCycle> {
  const { plan, kitchen, bill } = offer
  const { weekdays } = subscription
  const choosing = { ...subscription, nextRestaurantId: kitchen.id }
  const startsOn = await findNextStart(db, choosing, now, plan.days_per_week)
  const [first] =
    bill.deliveryDays > 0
      ? deliveryDaysFrom(startsOn, weekdaysOf(plan.days_per_week, weekdays), 1)
      : []
  return {
    startsOn,
    plan: { id: plan.id, name: offer.planName[language] },
    restaurant: { id: kitchen.id, name: offer.kitchenName[language] },
    bill: presentBill(bill, offer, language),
    difference: toDirhams(bill.totalFils - newest.totalFils),
    firstDeliveryOn: first ?? null,
    resetsWeekdays: weekdays !== null && weekdays.length !== plan.days_per_week,
  }
}

/** Back to what was chosen before. The subscription must be locked. */
export async function setNextCycleBack(
  tx: Transaction,
  who: Member,
  id: number,
  { before }: NextCycleFacts,
): Promise<string> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const newest = await getNewestCycle(tx, subscription)
  if (before.planId === newest.planId && before.restaurantId === newest.restaurantId) {
    return (await keepCycle(tx, who, { id })).receiptNumber
  }
  return (await setNextCycle(tx, who, { id, ...before })).receiptNumber
}
