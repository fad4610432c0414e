import { dayOf, type Day } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  findAndLockDays,
  instantAfterWaiting,
  type LedgerRow,
} from '#features/deliveries/server/public.ts'
import { canSkip } from '#features/deliveries/rules.ts'
import { cutoffOf, firstOpenDay } from '#features/restaurants/rules.ts'
import { findKitchen } from '#features/restaurants/server/public.ts'
import { mealsOfDay } from './read-week.ts'
import { findAndLockSubscription, type LockedSubscription } from './stores/subscription-store.ts'
import { listDays, type DayRow } from './stores/day-store.ts'
import { listMeals, type MealRow } from './stores/meal-store.ts'

export interface LockedDays {
  subscription: LockedSubscription
  days: LedgerRow[]
  /** The instant after all waiting: what decides about a cut-off. */
  now: Date
}

export interface LockedDay {
  subscription: LockedSubscription
  day: DayRow
  meals: MealRow[]
  now: Date
}

/** @throws Refusal `not_found`, `subscription_over`. */
export async function lockOwnDays(
  tx: Transaction,
  who: Pick<Member, 'id' | 'now'>,
  subscriptionId: number,
): Promise<LockedDays> {
  const subscription = await findAndLockSubscription(tx, who.id, subscriptionId)
  if (!subscription) throw new Refusal('not_found', 404)
  if (subscription.status === 'ended') throw new Refusal('subscription_over', 409)
  const days = await findAndLockDays(tx, subscriptionId)
  return { subscription, days, now: await instantAfterWaiting(tx, who.now) }
}

/**
 * An open delivery day of the caller, locked with what is chosen on it.
 * @throws Refusal `not_found`, `subscription_over`, `cutoff_passed`, `no_delivery_that_day`.
 */
export async function lockOpenDay(
  tx: Transaction,
  who: Pick<Member, 'id' | 'now'>,
  subscriptionId: number,
  date: Day,
): Promise<LockedDay> {
  const { subscription, days, now } = await lockOwnDays(tx, who, subscriptionId)
  const range = { customerId: who.id, subscriptionId, from: date, to: date }
  const [day] = await listDays(tx, range)
  if (!day || day.status === 'skipped') {
    throw await refuseNoDelivery(tx, { days, now }, date, day)
  }
  if (!canSkip(day, now)) {
    throw await refuseCutoff(tx, days, now, day.restaurantId)
  }
  const meals = await listMeals(tx, subscriptionId, date, date)
  return { subscription, day, meals: mealsOfDay(meals, day), now }
}

async function refuseNoDelivery(
  tx: Transaction,
  { days, now }: Pick<LockedDays, 'days' | 'now'>,
  date: Day,
  skipped: DayRow | undefined,
): Promise<Refusal> {
  const restaurantId = skipped?.restaurantId ?? days.at(-1)?.restaurantId
  const kitchen = restaurantId === undefined ? undefined : await findKitchen(tx, restaurantId)
  if (kitchen && cutoffOf(date, kitchen) <= now) {
    return refuseCutoff(tx, days, now, kitchen.id)
  }
  return new Refusal('no_delivery_that_day', 422, { parameters: { day: date }, fields: ['date'] })
}

/** Names the next delivery that is still open, or else the kitchen's next open day. */
export async function refuseCutoff(
  tx: Transaction,
  days: readonly LedgerRow[],
  now: Date,
  restaurantId: number,
): Promise<Refusal> {
  const open = days.find(({ status, locksAt }) => status === 'planned' && locksAt > now)
  const kitchen = open ? undefined : await findKitchen(tx, restaurantId)
  const today = dayOf(now)
  const nextOpenDate = open?.day ?? (kitchen ? firstOpenDay(now, today, kitchen) : today)
  return new Refusal('cutoff_passed', 409, {
    parameters: { day: nextOpenDate },
    details: { nextOpenDate },
  })
}
