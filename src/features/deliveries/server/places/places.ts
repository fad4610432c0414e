import type { Transaction } from '#server/database/database.ts'
import { releasePlacesOfDays, reserveKitchenDays } from '#features/restaurants/server/public.ts'
import type { LedgerRow } from '../store.ts'

/** Takes the places of the paid meals of these days. @throws Refusal `kitchen_day_full` */
export async function reservePlaces(
  tx: Transaction,
  days: readonly Pick<LedgerRow, 'restaurantId' | 'day' | 'meals'>[],
  now: Date,
): Promise<void> {
  const alike = Map.groupBy(days, ({ restaurantId, meals }) => `${restaurantId}:${meals}`)
  for (const places of alike.values()) {
    const [first] = places
    if (!first) continue
    const wanted = places.map(({ day }) => day)
    const { restaurantId, meals: portions } = first
    await reserveKitchenDays(tx, { restaurantId, days: wanted, portions }, now)
  }
}

/**
 * Gives the kitchens all places of these days back, those of extras too. The days must be held, and
 * be neither skipped nor deleted yet.
 */
export async function releasePlaces(
  tx: Transaction,
  days: readonly Pick<LedgerRow, 'id'>[],
): Promise<void> {
  if (days.length === 0) return
  const ids = days.map(({ id }) => id)
  const rows = await tx
    .selectFrom('delivery_days')
    .select(['restaurant_id as restaurantId', 'day', 'meals', 'extra_places as extraPlaces'])
    .where('id', 'in', ids)
    .execute()
  await releasePlacesOfDays(
    tx,
    rows.map(({ meals, extraPlaces, ...day }) => ({ ...day, portions: meals + extraPlaces })),
  )
  if (rows.every(({ extraPlaces }) => extraPlaces === 0)) return
  await tx.updateTable('delivery_days').set({ extra_places: 0 }).where('id', 'in', ids).execute()
}
