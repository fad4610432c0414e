import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

/** A dish of the catalogue and what kitchens made of it. What someone reacts to is as likely in each. */
const familyOf = (dish: string) =>
  sql<number>`coalesce(${sql.ref(`${dish}.copied_from`)}, ${sql.ref(`${dish}.id`)})`

/** Dishes with all of their families. */
export async function listFamilies(db: Database, dishIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('dishes as f')
    .innerJoin('dishes as o', (join) => join.on(familyOf('o'), '=', familyOf('f')))
    .select('o.id')
    .where('f.id', '=', sql<number>`any(${[...dishIds]}::integer[])`)
    .execute()
  return [...new Set(rows.map(({ id }) => id))]
}

/** The dishes that were reported, one of each family. */
const blockedRows = prepared<{ customerId: string }>()((db, param) =>
  db
    .selectFrom('household_blocked_dishes as b')
    .innerJoin('dishes as f', 'f.id', 'b.dish_id')
    .distinctOn(familyOf('f'))
    .select([
      'b.dish_id as dishId',
      'f.name_en as nameEn',
      'f.name_ar as nameAr',
      'b.since',
      sql<string[]>`(select array_agg(o.slug order by o.id) from dishes o
        where coalesce(o.copied_from, o.id) = coalesce(f.copied_from, f.id))`.as('slugs'),
    ])
    .where('b.customer_id', '=', param('customerId'))
    .orderBy(familyOf('f'))
    .orderBy('b.since')
    .orderBy('b.dish_id'),
)

export type BlockedDish = Awaited<ReturnType<typeof blockedRows>>[number]

/** Dishes that are not sent to a household: someone reacted to them, or to one of their family. */
export const listBlockedDishes = async (db: Database, customerId: string): Promise<BlockedDish[]> =>
  (await blockedRows(db, { customerId })).toSorted(
    (a, b) => a.since.getTime() - b.since.getTime() || a.dishId - b.dishId,
  )

export const listBlockedSlugs = async (db: Database, customerId: string): Promise<string[]> =>
  (await listBlockedDishes(db, customerId)).flatMap(({ slugs }) => slugs)

/** By their numbers, as tickets name them: all, or those that had been reported by then. */
export const listBlockedIds = async (
  db: Database,
  customerId: string,
  then?: Date,
): Promise<number[]> =>
  listFamilies(
    db,
    (await listBlockedDishes(db, customerId))
      .filter(({ since }) => !then || since <= then)
      .map(({ dishId }) => dishId),
  )

/** The same of many households, by what menus call them. */
export const listBlockedOf = async (
  db: Database,
  customerIds: readonly string[],
): Promise<Map<string, string[]>> =>
  byCustomer(await familiesOf(db, customerIds), ({ slug }) => slug)

/** The same of many households, by their numbers. */
export const listBlockedIdsOf = async (
  db: Database,
  customerIds: readonly string[],
): Promise<Map<string, number[]>> => byCustomer(await familiesOf(db, customerIds), ({ id }) => id)

const familiesOf = (db: Database, customerIds: readonly string[]) =>
  db
    .selectFrom('household_blocked_dishes as b')
    .innerJoin('dishes as f', 'f.id', 'b.dish_id')
    .innerJoin('dishes as o', (join) => join.on(familyOf('o'), '=', familyOf('f')))
    .select(['b.customer_id as customerId', 'o.slug', 'o.id'])
    .where('b.customer_id', '=', sql<string>`any(${customerIds}::uuid[])`)
    .execute()

function byCustomer<Row extends { customerId: string }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = Map.groupBy(rows, ({ customerId }) => customerId)
  return new Map([...groups].map(([customerId, dishes]) => [customerId, dishes.map(valueOf)]))
}
