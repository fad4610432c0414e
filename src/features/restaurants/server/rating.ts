import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'

/** Until the transaction ends, no one else counts the ratings of this restaurant. */
export const lockRestaurant = async (tx: Transaction, id: number): Promise<void> => {
  await tx
    .selectFrom('restaurants')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Waits for orders of this restaurant that are being taken, and lets no other be written until the
 * transaction ends: each refers to the restaurant, whose row it locks as one of many.
 */
export const lockOutOrders = async (tx: Transaction, id: number): Promise<void> => {
  await tx
    .selectFrom('restaurants')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const setRating = async (
  tx: Transaction,
  id: number,
  { average, count }: { average: number; count: number },
): Promise<void> => {
  await tx
    .updateTable('restaurants')
    .set({ rating: average, rating_count: count })
    .where('id', '=', id)
    .execute()
}

/** @throws Refusal `not_found` (404) */
export async function getRating(db: Database, id: number) {
  const row = await db
    .selectFrom('restaurants')
    .select(['rating as average', 'rating_count as count'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', 404)
  return row
}
