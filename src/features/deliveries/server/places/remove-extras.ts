import type { Transaction } from '#server/database/database.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { countPlacesLeft, releaseDishPortions } from '#features/restaurants/server/public.ts'
import { removeLastExtras } from '../../place-rules.ts'
import { lockUnsettled, settleExtraPlaces } from './extra-places.ts'
import { listPaidDays, type ComingDay, type ExtrasOfDay } from './paid-read-model.ts'
import { getCustomer, listChosenLines, setQuantities } from './place-store.ts'
import { extrasDropped, mealsLeftOut } from '../templates.ts'
import { removeUnshownExtras } from './shown-extras.ts'

interface DroppedExtras extends ComingDay {
  /** The kitchen is full, or the plan of the day doesn’t pay for what another one paid for. */
  why: 'full' | 'unpaid'
  portions: number
}

/**
 * Takes places for the extras that came along to these days, as far as the kitchens have any left;
 * extras that find no place are taken off, the last chosen first, and so are those that were paid
 * meals before. The days must be locked.
 */
export async function settleOrRemoveExtras(
  tx: Transaction,
  days: readonly ComingDay[],
  now: Date,
): Promise<DroppedExtras[]> {
  const unpaid = await removeUnshownExtras(tx, days)
  const dropped = unpaid.map((one): DroppedExtras => ({ ...one, why: 'unpaid' }))
  const unsettled = await lockUnsettled(tx, days)
  if (unsettled.length === 0) return dropped
  for (const one of unsettled) {
    const portions = one.chosen - one.reserved - (await countPlacesLeft(tx, one))
    if (portions <= 0) continue
    await removePortions(tx, one, portions)
    dropped.push({ subscriptionId: one.subscriptionId, day: one.day, why: 'full', portions })
  }
  await settleExtraPlaces(tx, days, now)
  return dropped
}

async function removePortions(
  tx: Transaction,
  kitchenDay: ExtrasOfDay,
  excess: number,
): Promise<void> {
  const lines = await listChosenLines(tx, [kitchenDay.id])
  const paid = (await listPaidDays(tx, [kitchenDay.id])).get(kitchenDay.id)
  if (!paid) throw new Error(`No day ${kitchenDay.id}`)
  const changed = removeLastExtras(lines, paid, excess)
  for (const { menuItemId, portions } of changed.toSorted((a, b) => a.menuItemId - b.menuItemId)) {
    await releaseDishPortions(tx, { menuItemId, day: kitchenDay.day, portions })
  }
  await setQuantities(tx, changed)
}

/** Notifies the customer which chosen meals do not come after all. */
export async function notifyRemovedExtras(
  tx: Transaction,
  customerId: string,
  dropped: readonly DroppedExtras[],
  now: Date,
): Promise<void> {
  if (dropped.length === 0) return
  const { phone, language } = await getCustomer(tx, customerId)
  const message = { to: phone, language, now }
  for (const { subscriptionId, day, portions } of dropped.filter(({ why }) => why === 'full')) {
    await queueMessage(tx, {
      ...message,
      template: extrasDropped,
      parameters: { day, meals: portions },
      dedupeKey: `extras-dropped:${subscriptionId}:${day}:${now.getTime()}`,
    })
  }
  const unpaid = dropped.filter(({ why }) => why === 'unpaid')
  for (const [subscriptionId, ofPlan] of Map.groupBy(unpaid, (one) => one.subscriptionId)) {
    const [from = ''] = ofPlan.map(({ day }) => day).toSorted()
    const meals = ofPlan.reduce((sum, { portions }) => sum + portions, 0)
    await queueMessage(tx, {
      ...message,
      template: mealsLeftOut,
      parameters: { from, meals },
      dedupeKey: `meals-left-out:${subscriptionId}:${from}:${now.getTime()}`,
    })
  }
}
