import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import {
  findAndLockDays,
  giveBackToEnd,
  type LedgerRow,
  lockDays,
} from '#features/deliveries/server/public.ts'
import { chargeExtras } from '#features/payments/server/public.ts'
import { lockKitchenDays } from '#features/restaurants/server/public.ts'
import { extrasOf, paidOf } from '../../rules.ts'
import { decideWeek, type DecidedDay } from '../deciding.ts'
import { mealsOfDay, mondayOf } from '../read-week.ts'
import { listMeals } from '../stores/meal-store.ts'
import { findAndLockSubscription, type LockedSubscription } from '../stores/subscription-store.ts'
import type { DueSubscription } from './due-store.ts'
import { listUnpaidCycles } from './closing-store.ts'
import { giveDaysBack, giveMealsBack, payOwedMeals } from './give-meals-back.ts'
import { notifyGivenBack, notifyUnpaid } from './notify-given-back.ts'
import { hadExtras, writeDecisions } from './write-decisions.ts'

interface Moment {
  now: Date
  gone: ReadonlySet<string>
}

/**
 * Closes what is due of one week, and answers whether more can be due. In the order of locks: user,
 * subscription, days, then the kitchens' days and dishes.
 */
export async function closeWeek(
  tx: Transaction,
  { subscriptionId, customerId }: DueSubscription,
  moment: Moment,
): Promise<boolean> {
  const subscription = await findAndLockSubscription(tx, customerId, subscriptionId)
  if (!subscription) return false
  const days = await findAndLockDays(tx, subscriptionId)
  const due = days.filter(({ status, locksAt }) => status === 'planned' && locksAt <= moment.now)
  if (due.length === 0) return false
  if (await giveBackUnpaid(tx, subscription, { days, due }, moment.now)) return true
  return closeRound(tx, subscription, { days, due }, moment)
}

const isBack = ({ decision }: DecidedDay): boolean => decision.kind === 'given_back'
const lacksDish = ({ decision }: DecidedDay): boolean => decision.why === 'no_dish'

interface Round {
  days: readonly LedgerRow[]
  due: readonly LedgerRow[]
}

/** Closes the due days of one week, and answers whether more can be due after it. */
async function closeRound(
  tx: Transaction,
  subscription: LockedSubscription,
  { days, due }: Round,
  { now, gone }: Moment,
): Promise<boolean> {
  const monday = mondayOf(due[0]?.day ?? '')
  const ids = new Set(due.filter(({ day }) => mondayOf(day) === monday).map(({ id }) => id))
  const decided = await decideWeek(tx, subscription, {
    monday,
    isWanted: ({ id }) => ids.has(id),
    gone,
  })
  const unchosen = idsOf(decided.filter((one) => isBack(one) && !lacksDish(one)))
  const coming = decided.filter((one) => !isBack(one))

  await lockKitchenDays(
    tx,
    decided
      .filter((one) => isBack(one) || lacksDish(one) || hadExtras(one))
      .map(({ day: { restaurantId, day } }) => ({ restaurantId, days: [day] })),
  )
  await giveBack(tx, subscription, { days, back: due.filter(({ id }) => unchosen.has(id)) }, now)
  const unserved = decided.filter((one) => isBack(one) && lacksDish(one))
  const owed = await giveDaysBack(tx, subscription, unserved, now)
  await writeDecisions(tx, subscription.id, [...unserved, ...coming], now)
  await lockDays(
    tx,
    coming.map(({ day }) => day.id),
    now,
  )
  for (const one of coming.filter(lacksDish)) {
    owed.push(...(await giveMealsBack(tx, subscription, one, now)))
  }
  for (const { day } of coming) await chargeDay(tx, subscription, day, now)
  for (const { day } of decided) await notifyChanged(tx, subscription.customerId, day.day, now)
  await payOwedMeals(tx, owed, now)
  return decided.length < due.length || decided.some(isBack)
}

const idsOf = (decided: readonly DecidedDay[]): Set<number> =>
  new Set(decided.map(({ day }) => day.id))

/** Nothing is cooked unpaid: what is due of such a cycle goes to its end. Answers whether any was. */
async function giveBackUnpaid(
  tx: Transaction,
  subscription: LockedSubscription,
  { days, due }: Round,
  now: Date,
): Promise<boolean> {
  const unpaid = await listUnpaidCycles(tx, subscription.id)
  const back = due.filter(({ cycleId }) => unpaid.has(cycleId))
  if (back.length === 0) return false
  await giveBackToEnd(tx, { back, days, cause: 'unpaid' }, now)
  await notifyUnpaid(tx, subscription, { back, unpaid }, now)
  for (const { day } of back) await notifyChanged(tx, subscription.customerId, day, now)
  return true
}

async function giveBack(
  tx: Transaction,
  subscription: LockedSubscription,
  { days, back }: { days: readonly LedgerRow[]; back: readonly LedgerRow[] },
  now: Date,
): Promise<void> {
  if (back.length === 0) return
  const moved = await giveBackToEnd(tx, { back, days, cause: 'nothing_chosen' }, now)
  await notifyGivenBack(tx, subscription, { back, moved }, now)
}

async function chargeDay(
  tx: Transaction,
  { id: subscriptionId, customerId }: LockedSubscription,
  day: DecidedDay['day'],
  now: Date,
): Promise<void> {
  const meals = mealsOfDay(await listMeals(tx, subscriptionId, day.day, day.day), day)
  const extras = extrasOf(meals, paidOf(day))
  const dishes = meals.flatMap(({ mealTime, nameEn, nameAr, priceFils }, index) => {
    const quantity = extras[index] ?? 0
    return quantity > 0 ? [{ mealTime, name: { en: nameEn, ar: nameAr }, quantity, priceFils }] : []
  })
  if (dishes.length === 0) return
  await chargeExtras(
    tx,
    { customerId, subscriptionId, deliveryDayId: day.id, day: day.day, dishes },
    now,
  )
}

const notifyChanged = (tx: Transaction, customerId: string, day: Day, now: Date): Promise<void> =>
  publishEvent(
    tx,
    { channel: `customer:${customerId}`, kind: 'delivery-changed', data: { day } },
    now,
  )
