import type { Transaction } from '#server/database/database.ts'
import { lockKitchenDays } from '#features/restaurants/server/public.ts'
import { canSkip } from '../../rules.ts'
import { releasePlaces } from '../places/places.ts'
import { announcePlan } from '../planning/plan-listener.ts'
import { deleteDays, type LedgerRow } from '../store.ts'

/**
 * Takes back what was planned in the place of a missed day; the kitchens have their places again.
 * The days must be locked, and `instead` be open.
 */
export async function undoAmends(
  tx: Transaction,
  instead: readonly LedgerRow[],
  now: Date,
): Promise<void> {
  const [first] = instead
  if (!first) return
  const coming = instead.filter((day) => canSkip(day, now))
  await lockKitchenDays(
    tx,
    coming.map(({ restaurantId, day }) => ({ restaurantId, days: [day] })),
  )
  await releasePlaces(tx, coming)
  await deleteDays(
    tx,
    instead.map(({ id }) => id),
  )
  await announcePlan.followDays(tx, first.subscriptionId, now)
}
