import type { Transaction } from '#server/database/database.ts'
import {
  lockKitchenDays,
  releasePlacesOfDays,
  reserveKitchenDays,
} from '#features/restaurants/server/public.ts'
import { listExtras, type ComingDay, type ExtrasOfDay } from './paid-read-model.ts'
import { setExtraPlaces } from './place-store.ts'

/** Locks the kitchens' days on which these have places for extras, before dishes are locked. */
export async function lockExtraPlaces(tx: Transaction, days: readonly ComingDay[]): Promise<void> {
  await lockKitchenDays(
    tx,
    (await listExtras(tx, days)).map(({ restaurantId, day }) => ({ restaurantId, days: [day] })),
  )
}

/** Days whose places differ from what is chosen, with their kitchens' days locked. */
export async function lockUnsettled(
  tx: Transaction,
  days: readonly ComingDay[],
): Promise<ExtrasOfDay[]> {
  const unsettled = (await listExtras(tx, days)).filter(
    ({ reserved, chosen }) => reserved !== chosen,
  )
  await lockKitchenDays(
    tx,
    unsettled.map(({ restaurantId, day }) => ({ restaurantId, days: [day] })),
  )
  return unsettled
}

/**
 * Every cooked portion has a place: brings what days have past their paid meals to what is chosen on
 * them. The days must be locked.
 * @throws Refusal `kitchen_day_full`
 */
export async function settleExtraPlaces(
  tx: Transaction,
  days: readonly ComingDay[],
  now: Date,
): Promise<void> {
  const unsettled = await lockUnsettled(tx, days)
  if (unsettled.length === 0) return
  const fewer = unsettled.filter(({ reserved, chosen }) => chosen < reserved)
  await releasePlacesOfDays(
    tx,
    fewer.map(({ restaurantId, day, reserved, chosen }) => ({
      restaurantId,
      day,
      portions: reserved - chosen,
    })),
  )
  for (const { restaurantId, day, reserved, chosen } of unsettled) {
    const portions = chosen - reserved
    if (portions <= 0) continue
    await reserveKitchenDays(tx, { restaurantId, days: [day], portions, isExtra: true }, now)
  }
  await setExtraPlaces(tx, unsettled)
}
