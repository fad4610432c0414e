import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const blockedRows = prepared<{ customerId: string }>()((db, param) =>
  db
    .selectFrom('household_blocked_dishes as b')
    .innerJoin('dishes as f', 'f.id', 'b.dish_id')
    .select([
      'b.dish_id as dishId',
      'f.slug',
      'f.name_en as nameEn',
      'f.name_ar as nameAr',
      'b.since',
    ])
    .where('b.customer_id', '=', param('customerId'))
    .orderBy('b.since')
    .orderBy('b.dish_id'),
)

export type BlockedDish = Awaited<ReturnType<typeof blockedRows>>[number]

/** Dishes that are not sent to a household: someone reacted to them. */
export const listBlockedDishes = (db: Database, customerId: string): Promise<BlockedDish[]> =>
  blockedRows(db, { customerId })

export const listBlockedSlugs = async (db: Database, customerId: string): Promise<string[]> =>
  (await listBlockedDishes(db, customerId)).map(({ slug }) => slug)

/** The same of many households. */
export async function listBlockedOf(
  db: Database,
  customerIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('household_blocked_dishes as b')
    .innerJoin('dishes as f', 'f.id', 'b.dish_id')
    .select(['b.customer_id as customerId', 'f.slug'])
    .where('b.customer_id', '=', sql<string>`any(${customerIds}::uuid[])`)
    .execute()
  const blocked = new Map<string, string[]>()
  for (const { customerId, slug } of rows) {
    blocked.set(customerId, [...(blocked.get(customerId) ?? []), slug])
  }
  return blocked
}
