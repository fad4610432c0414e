import type { Database } from '#server/database/database.ts'
import type { KitchenDay } from './ticket-store.ts'

/** The capacity a kitchen has set for a day of its own, where it has set one. */
export async function findDayCapacity(
  db: Database,
  { restaurantId, day }: KitchenDay,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('kitchen_days')
    .select('capacity')
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.capacity ?? undefined
}

export async function countUnseenAmendments(
  db: Database,
  { restaurantId, day }: KitchenDay,
): Promise<number> {
  const { count } = await db
    .selectFrom('sheet_amendments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
