import type { Transaction } from '#server/database/database.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { countPlacesLeft, releaseDishPortions } from '#features/restaurants/server/public.ts'
import { dropLastExtras } from '../../place-rules.ts'
import { holdUnsettled, settleExtraPlaces } from './extra-places.ts'
import { listPaidDays, type ComingDay, type ExtrasOfDay } from './paid-read-model.ts'
import { getCustomer, listChosenLines, setQuantities } from './place-store.ts'
import { extrasDropped } from '../templates.ts'

interface DroppedExtras extends ComingDay {
  portions: number
}

/**
 * Takes places for the extras that came along to these days, as far as the kitchens have any left;
 * extras that find no place are taken off, the last chosen first. The days must be held.
 */
export async function settleOrDropExtras(
  tx: Transaction,
  days: readonly ComingDay[],
  now: Date,
): Promise<DroppedExtras[]> {
  const unsettled = await holdUnsettled(tx, days)
  if (unsettled.length === 0) return []
  const dropped: DroppedExtras[] = []
  for (const one of unsettled) {
    const portions = one.chosen - one.held - (await countPlacesLeft(tx, one))
    if (portions <= 0) continue
    await dropPortions(tx, one, portions)
    dropped.push({ subscriptionId: one.subscriptionId, day: one.day, portions })
  }
  await settleExtraPlaces(tx, days, now)
  return dropped
}

async function dropPortions(
  tx: Transaction,
  kitchenDay: ExtrasOfDay,
  excess: number,
): Promise<void> {
  const lines = await listChosenLines(tx, kitchenDay)
  const paid = (await listPaidDays(tx, [kitchenDay.id])).get(kitchenDay.id)
  if (!paid) throw new Error(`No day ${kitchenDay.id}`)
  const changed = dropLastExtras(lines, paid, excess)
  for (const { menuItemId, portions } of changed.toSorted((a, b) => a.menuItemId - b.menuItemId)) {
    await releaseDishPortions(tx, { menuItemId, day: kitchenDay.day, portions })
  }
  await setQuantities(tx, changed)
}

/** Tells the customer which extras do not come after all. */
export async function tellDroppedExtras(
  tx: Transaction,
  customerId: string,
  dropped: readonly DroppedExtras[],
  now: Date,
): Promise<void> {
  if (dropped.length === 0) return
  const { phone, language } = await getCustomer(tx, customerId)
  for (const { subscriptionId, day, portions } of dropped) {
    await queueMessage(tx, {
      to: phone,
      template: extrasDropped,
      parameters: { day, meals: portions },
      language,
      dedupeKey: `extras-dropped:${subscriptionId}:${day}:${now.getTime()}`,
      now,
    })
  }
}
