import type { Database, Transaction } from '#server/database/database.ts'

/** Whether meals chosen for the household may hold no traces of its allergens, either. R-HOME-5 */
export async function findAvoidsTraces(db: Database, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('households')
    .select('avoids_traces as avoidsTraces')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.avoidsTraces ?? false
}

export async function setAvoidsTraces(
  tx: Transaction,
  customerId: string,
  avoidsTraces: boolean,
  now: Date,
): Promise<void> {
  const answer = { avoids_traces: avoidsTraces, updated_at: now }
  await tx
    .insertInto('households')
    .values({ customer_id: customerId, ...answer })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(answer))
    .execute()
}
