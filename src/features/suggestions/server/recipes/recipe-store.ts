import type { Database, Transaction } from '#server/database/database.ts'

export const isSaved = async (db: Database, customerId: string, dishId: number): Promise<boolean> =>
  (await db
    .selectFrom('saved_meals')
    .select('dish_id')
    .where('customer_id', '=', customerId)
    .where('dish_id', '=', dishId)
    .executeTakeFirst()) !== undefined

export const listSaved = (db: Database, customerId: string) =>
  db
    .selectFrom('saved_meals')
    .select(['dish_id as dishId', 'saved_at as savedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('saved_at', 'desc')
    .orderBy('dish_id')
    .limit(100)
    .execute()

export async function insertSaved(
  tx: Transaction,
  customerId: string,
  dishId: number,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('saved_meals')
    .values({ customer_id: customerId, dish_id: dishId, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteSaved(
  tx: Transaction,
  customerId: string,
  dishId: number,
): Promise<void> {
  await tx
    .deleteFrom('saved_meals')
    .where('customer_id', '=', customerId)
    .where('dish_id', '=', dishId)
    .execute()
}

/** The portion in which each dish was last suggested, by dish. */
export async function mapLastPortions(
  db: Database,
  customerId: string,
  dishIds: readonly number[],
): Promise<Map<number, number>> {
  if (dishIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('meal_suggestions')
    .distinctOn('dish_id')
    .select(['dish_id as dishId', 'portion_twentieths as portion'])
    .where('customer_id', '=', customerId)
    .where('dish_id', 'in', dishIds)
    .orderBy('dish_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ dishId, portion }) => [dishId, portion]))
}
