import type { Transaction } from '#server/database/database.ts'
import { releasePlacesOfDays } from '#features/restaurants/server/public.ts'
import { releasePlaces } from '../places/places.ts'
import { markRefunded, type LedgerRow } from '../store.ts'

/**
 * Takes meals that went back as money off a day of which others come; the kitchen has their places
 * again. The day and its kitchen's must be locked.
 */
export async function takeMealsOff(
  tx: Transaction,
  { id, restaurantId, day }: LedgerRow,
  meals: number,
  now: Date,
): Promise<void> {
  await releasePlacesOfDays(tx, [{ restaurantId, day, portions: meals }])
  await tx
    .updateTable('delivery_days')
    .set((eb) => ({
      meals: eb('meals', '-', meals),
      meals_back: eb('meals_back', '+', meals),
      changed_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

/**
 * Ends a day of which everything went back as money. `isSkipped`: the kitchen has its places already.
 * The day and its kitchen's must be locked.
 */
export async function refundUnserved(
  tx: Transaction,
  { id }: LedgerRow,
  { isSkipped }: { isSkipped: boolean },
  now: Date,
): Promise<void> {
  if (!isSkipped) await releasePlaces(tx, [{ id }])
  await markRefunded(tx, [id], now)
  await tx
    .updateTable('delivery_days')
    .set({ skip_cause: 'no_dish' })
    .where('id', '=', id)
    .execute()
}
