import type { Transaction } from '#server/database/database.ts'
import { extrasOf } from '#features/meals/rules.ts'
import { releaseDishPortions } from '#features/restaurants/server/public.ts'
import { unshownExtras } from '../../place-rules.ts'
import { listPaidDays, type ComingDay } from './paid-read-model.ts'
import { listChosenLines, listComingAgain, setQuantities, setShownExtras } from './place-store.ts'

/** Days that go away: their dishes keep which portions the customer saw as extras. */
export async function rememberExtras(tx: Transaction, dayIds: readonly number[]): Promise<void> {
  const lines = await listWithExtras(tx, dayIds)
  await setShownExtras(
    tx,
    lines.map(({ id, extras }) => ({ id, shown: extras })),
  )
}

/**
 * Days that come again, perhaps in another plan: portions that the customer never saw as extras are
 * taken off. Answers how many of each day.
 */
export async function removeUnshownExtras(
  tx: Transaction,
  days: readonly ComingDay[],
): Promise<(ComingDay & { portions: number })[]> {
  const lines = await listWithExtras(tx, await listComingAgain(tx, days))
  if (lines.length === 0) return []
  const fewer = lines
    .map((line) => ({ ...line, portions: unshownExtras(line) }))
    .filter(({ portions }) => portions > 0)
    .toSorted((a, b) => a.menuItemId - b.menuItemId)
  for (const { menuItemId, day, portions } of fewer) {
    await releaseDishPortions(tx, { menuItemId, day, portions })
  }
  await setQuantities(
    tx,
    fewer.map(({ id, quantity, portions }) => ({ id, quantity: quantity - portions })),
  )
  await setShownExtras(
    tx,
    lines.map(({ id }) => ({ id, shown: null })),
  )
  return fewer.map(({ subscriptionId, day, portions }) => ({ subscriptionId, day, portions }))
}

/** The chosen dishes of days, with how many portions of each are extras as the days stand. */
async function listWithExtras(tx: Transaction, dayIds: readonly number[]) {
  const byDay = Map.groupBy(await listChosenLines(tx, dayIds), ({ deliveryId }) => deliveryId)
  const paid = await listPaidDays(tx, [...byDay.keys()])
  return [...byDay].flatMap(([id, lines]) => {
    const day = paid.get(id)
    if (!day) throw new Error(`No day ${id}`)
    const extras = extrasOf(lines, day)
    return lines.map((line, at) => ({ ...line, extras: extras[at] ?? 0 }))
  })
}
