import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { findItem, type ItemRow } from './store.ts'

/** @throws Refusal `dish_not_found` (404), for a dish of another kitchen too */
export async function getItem(db: Database, restaurantId: number, id: number): Promise<ItemRow> {
  const item = await findItem(db, restaurantId, id)
  if (!item) throw new Refusal('dish_not_found', 404)
  return item
}
