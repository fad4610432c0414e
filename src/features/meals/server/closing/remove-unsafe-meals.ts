import { dayOf } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import {
  findAndLockDays,
  instantAfterWaiting,
  settleExtraPlaces,
} from '#features/deliveries/server/public.ts'
import { listBlockedSlugs, listMembers } from '#features/household/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { lockKitchenDays } from '#features/restaurants/server/public.ts'
import { listMealsWith, type MealRow } from '../stores/meal-store.ts'
import { findAndLockSubscription } from '../stores/subscription-store.ts'
import { getCustomer } from './closing-store.ts'
import { payReplaced, replaceOnDays, type ReplacedDays } from './replace-on-days.ts'
import { deleteAndRelease } from './write-decisions.ts'
import { blockedMealsRemoved, unsafeMealsRemoved } from '../templates.ts'

/**
 * Takes the chosen meals off that an allergy of the household or a reaction forbids by now, from every day that is
 * still open, and from skipped ones, which may be taken back. On a day past its cut-off whose sheet is
 * not made yet the kitchen's choice takes their place. The customer's row must be locked.
 */
export async function removeUnsafeMeals(
  tx: Transaction,
  customerId: string,
  since: Date,
): Promise<void> {
  const members = await listMembers(tx, customerId)
  const allergens = [...new Set(members.flatMap((member) => member.allergens))]
  const blockedDishes = await listBlockedSlugs(tx, customerId)
  if (allergens.length === 0 && blockedDishes.length === 0) return
  const unsafe = await listMealsWith(tx, customerId, { allergens, blockedDishes }, dayOf(since))
  const removed: MealRow[] = []
  const unpaid: ReplacedDays[] = []
  const bySubscription = Map.groupBy(unsafe, ({ subscriptionId }) => subscriptionId)
  for (const [id, meals] of [...bySubscription].toSorted(([a], [b]) => a - b)) {
    const { gone, replaced } = await removeFrom(tx, { customerId, id }, meals, since)
    removed.push(...gone)
    if (replaced) unpaid.push(replaced)
  }
  if (removed.length === 0) return
  const isByReaction = removed.every(({ slug }) => blockedDishes.includes(slug))
  await notify(
    tx,
    customerId,
    removed,
    isByReaction ? blockedMealsRemoved : unsafeMealsRemoved,
    since,
  )
  for (const one of unpaid) await payReplaced(tx, one, since)
}

async function removeFrom(
  tx: Transaction,
  { customerId, id }: { customerId: string; id: number },
  unsafe: readonly MealRow[],
  since: Date,
): Promise<{ gone: MealRow[]; replaced?: ReplacedDays }> {
  const subscription = await findAndLockSubscription(tx, customerId, id)
  if (!subscription) return { gone: [] }
  const days = await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, since)
  const begun = days.filter(({ status, locksAt }) => status !== 'skipped' && locksAt <= now)
  const open = unsafe.filter(({ day }) => !begun.some((one) => one.day === day))
  await lockKitchenDays(
    tx,
    days
      .filter(({ day, status }) => status !== 'skipped' && unsafe.some((meal) => meal.day === day))
      .map(({ restaurantId, day }) => ({ restaurantId, days: [day] })),
  )
  await deleteAndRelease(tx, open)
  await settleExtraPlaces(tx, open, now)
  const touched = begun.filter(({ day }) => unsafe.some((meal) => meal.day === day))
  const replaced = await replaceOnDays(tx, subscription, touched, now)
  const gone = unsafe.filter((meal) => open.includes(meal) || replaced.changed.has(meal.day))
  return { gone, replaced }
}

async function notify(
  tx: Transaction,
  customerId: string,
  removed: readonly MealRow[],
  template: typeof unsafeMealsRemoved,
  now: Date,
): Promise<void> {
  const { phone, language } = await getCustomer(tx, customerId)
  const names = new Set(removed.map((meal) => (language === 'ar' ? meal.nameAr : meal.nameEn)))
  const dishes = [...names].join(language === 'ar' ? '، ' : ', ')
  await queueMessage(tx, {
    to: phone,
    template,
    parameters: { dishes },
    language,
    dedupeKey: `${template.name}:${removed.map(({ id }) => id).join(',')}`,
    now,
  })
  for (const day of new Set(removed.map((meal) => meal.day))) {
    await publishEvent(
      tx,
      { channel: `customer:${customerId}`, kind: 'delivery-changed', data: { day } },
      now,
    )
  }
}
