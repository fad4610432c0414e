import type { Output } from '#shared/wire/endpoint.ts'
import { roundHalfUp, toDirhams } from '#shared/money.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { countLedger, inMeals, statusAt, weekdaysOf } from '#features/deliveries/rules.ts'
import type { LedgerRow, TemporaryAddress } from '#features/deliveries/server/public.ts'
import type { Fallback } from '#features/meals/rules.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import type { subscription as schema } from '../../contract.ts'
import { isBegun } from '../../billing-rules.ts'
import type { Bill } from '../../bill.ts'
import {
  canCancel,
  canPause,
  currentCycleOf,
  hasDeliveries,
  isActive,
  isOver,
  isPayableAgain,
  openPause,
  paymentStatusOf,
  statusOn,
  type Status,
} from '../../rules.ts'
import { presentBill } from '../ordering/present-bill.ts'
import { pauseOf, type CycleRow } from '../store.ts'
import type { SubscriptionView } from './view-store.ts'

type Subscription = Output<{ output: typeof schema }>

export interface SubscriptionParts {
  cycles: readonly CycleRow[]
  days: readonly LedgerRow[]
  temporaryAddresses: readonly (TemporaryAddress & { subscriptionId: number })[]
  nextCycle: Subscription['nextCycle']
  nextCharge: Subscription['nextCharge']
}

export function presentSubscription(
  view: SubscriptionView,
  { cycles, days, temporaryAddresses, nextCycle, nextCharge }: SubscriptionParts,
  who: Member,
): Subscription {
  // A renewal that was called off says nothing of the plan.
  const cycle = currentCycleOf(cycles.filter(isBegun), who.today)
  if (!cycle) throw new Error(`Subscription ${view.id} has no cycle`)
  const paused = pauseOf(view)
  const status = statusOn(view.status as Status, paused, who.today)
  const isArabic = who.language === 'ar'
  const ofCycle = days.filter(({ cycleId }) => cycleId === cycle.id)
  return {
    id: view.id,
    planId: view.planId,
    plan: presentPlan(view, isArabic),
    startDate: view.startDate,
    endDate: view.endDate,
    isActive: isActive(status),
    status,
    paymentStatus: paymentStatusOf(cycle.payment),
    canCancel: canCancel(status),
    pausableFrom:
      days.length > 0 && canPause(status, paused, who.today)
        ? firstOpenDay(who.now, who.today, view)
        : null,
    pause: openPause(paused, who.today),
    deliveryAddressId: view.addressId,
    restaurantId: view.restaurantId,
    restaurant: { id: view.restaurantId, name: isArabic ? view.restaurantAr : view.restaurantEn },
    ...presentChanges(view, { days, temporaryAddresses, nextCycle }, status, who),
    paymentMethod: view.paymentMethod,
    preferences: { cuisines: view.cuisines, dietary: view.diets },
    addOns: view.addOns,
    bill: presentBill(
      billOfCycle(cycle),
      {
        planName: { en: view.planEn, ar: view.planAr },
        kitchenName: { en: view.restaurantEn, ar: view.restaurantAr },
      },
      who.language,
    ),
    cycle: { number: cycle.number, startsOn: cycle.startsOn, endsOn: cycle.endsOn },
    nextCharge,
    nextDelivery: nextDeliveryOf(days, who),
    payAgain: payAgainOf(cycles, status, who),
    ledger: inMeals(
      countLedger(hasDeliveries(cycle.payment) ? cycle.deliveryDays : 0, ofCycle, who.now),
      cycle.mealsPerDay,
      ofCycle,
      who.now,
    ),
  }
}

const presentChanges = (
  view: SubscriptionView,
  {
    days,
    temporaryAddresses,
    nextCycle,
  }: Pick<SubscriptionParts, 'days' | 'temporaryAddresses' | 'nextCycle'>,
  status: Status,
  who: Member,
) => ({
  nextRestaurant:
    nextCycle && nextCycle.restaurant.id !== view.restaurantId ? nextCycle.restaurant : null,
  nextCycle,
  weekdays: weekdaysOf(view.ownDaysPerWeek, view.weekdays),
  changeableFrom:
    days.length > 0 && !isOver(status) ? firstOpenDay(who.now, who.today, view) : null,
  addressSpells: temporaryAddresses.map(({ id, addressId, addressName, from, to }) => ({
    id,
    addressId,
    addressName,
    from,
    to,
  })),
  fallback: view.fallback as Fallback,
  asksFallback: view.asksFallback,
})

const presentPlan = (view: SubscriptionView, isArabic: boolean): Subscription['plan'] => ({
  id: view.planId,
  name: isArabic ? view.planAr : view.planEn,
  kind: view.kind as Subscription['plan']['kind'],
  tier: view.tier,
  mealsPerDay: view.planMealsPerDay,
  daysPerWeek: view.daysPerWeek,
  mealTimes: view.mealTimes,
  suggestionsPerDay: view.suggestionsPerDay,
})

function billOfCycle(cycle: CycleRow): Bill {
  const meals = cycle.deliveryDays * cycle.mealsPerDay
  return {
    lines: cycle.lines,
    totalFils: cycle.totalFils,
    vatFils: cycle.vatFils,
    meals,
    deliveryDays: cycle.deliveryDays,
    pricePerMealFils: meals > 0 ? roundHalfUp(cycle.totalFils / meals) : null,
  }
}

function payAgainOf(
  cycles: readonly CycleRow[],
  status: Status,
  { today }: Member,
): Subscription['payAgain'] {
  const newest = cycles.at(-1)
  if (!newest || newest.paymentId === null) return null
  if (!isPayableAgain(status, newest.payment)) return null
  return {
    paymentId: newest.paymentId,
    amount: toDirhams(newest.totalFils),
    chargeOn: today,
  }
}

const TO_COME = new Set(['planned', 'locked', 'preparing', 'out_for_delivery'])

const nextDeliveryOf = (days: readonly LedgerRow[], { now, today }: Member): string | null =>
  days.find((day) => day.day >= today && TO_COME.has(statusAt(day, now)))?.day ?? null
