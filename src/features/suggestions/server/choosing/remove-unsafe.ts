import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { isSafeFor } from '../../safety.ts'
import { NO_PREFERENCES } from '../preferences/get-preferences.ts'
import { findPreferences } from '../preferences/store.ts'
import { askEngine } from './ask-engine.ts'
import type { Batch } from './batch-store.ts'
import { buildTask, getTable } from './build-task.ts'
import type { Asking } from './day.ts'
import { insertSuggestions, listOffered, listShown, setStatus } from './suggestion-store.ts'

/**
 * An allergy or diet that came after the suggestions were made: what it forbids is taken off the
 * table before anyone sees it again, and other dishes come at no cost.
 */
export async function removeUnsafe(
  tx: Transaction,
  who: Member,
  { plan, catalogue }: Asking,
  batch: Batch,
): Promise<void> {
  const preferences = (await findPreferences(tx, who.id)) ?? NO_PREFERENCES
  const table = await getTable(tx, who.id, plan, preferences)
  const offered = await listOffered(tx, batch.id)
  const unsafe = offered.filter(({ dishId, acceptedId }) => {
    const dish = catalogue.dishes.get(dishId)
    return acceptedId === null && (!dish || !isSafeFor(dish, table))
  })
  if (unsafe.length === 0) return
  const task = await buildTask(tx, who, {
    plan,
    catalogue,
    number: batch.number,
    wish: batch.wish,
  })
  const counts = new Map(plan.mealTimes.map((mealTime) => [mealTime, 0]))
  for (const { mealTime } of unsafe) counts.set(mealTime, (counts.get(mealTime) ?? 0) + 1)
  const shown = await listShown(tx, plan.subscriptionId, who.today)
  const { dishes } = askEngine({
    catalogue,
    task,
    counts,
    shown,
    wish: batch.wish,
  })
  for (const { id } of unsafe) await setStatus(tx, id, 'dismissed')
  const left = [...dishes]
  const next = unsafe.flatMap(({ mealTime, position }) => {
    const at = left.findIndex((dish) => dish.mealTime === mealTime)
    const [dish] = at === -1 ? [] : left.splice(at, 1)
    if (!dish) return []
    return { ...dish, batchId: batch.id, customerId: who.id, position, replacesId: null }
  })
  await insertSuggestions(tx, next, who.now)
}
