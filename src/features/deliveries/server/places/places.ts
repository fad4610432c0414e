import type { Transaction } from '#server/database/database.ts'
import { releasePlacesOfDays, reserveKitchenDays } from '#features/restaurants/server/public.ts'
import type { LedgerRow } from '../store.ts'
import { clearExtraPlaces, listPlaces } from './place-store.ts'
import { rememberExtras } from './shown-extras.ts'

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
 * Gives the kitchens all places of these days back, those of extras too. The days must be locked, and
 * be neither skipped nor deleted yet.
 */
export async function releasePlaces(
  tx: Transaction,
  days: readonly Pick<LedgerRow, 'id'>[],
): Promise<void> {
  if (days.length === 0) return
  const ids = days.map(({ id }) => id)
  await rememberExtras(tx, ids)
  const rows = await listPlaces(tx, ids)
  await releasePlacesOfDays(
    tx,
    rows.map(({ meals, extraPlaces, ...day }) => ({ ...day, portions: meals + extraPlaces })),
  )
  if (rows.every(({ extraPlaces }) => extraPlaces === 0)) return
  await clearExtraPlaces(tx, ids)
}
