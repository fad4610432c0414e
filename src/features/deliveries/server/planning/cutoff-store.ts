import type { Transaction } from '#server/database/database.ts'

/** Planned deliveries whose cut-off has not passed, locked in the order of all changes. */
export const lockPlannedDays = (tx: Transaction, restaurantId: number, now: Date) =>
  tx
    .selectFrom('delivery_days')
    .select(['id', 'day', 'locks_at as locksAt'])
    .where('restaurant_id', '=', restaurantId)
    .where('status', '=', 'planned')
    .where('locks_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute()

export async function setCutoff(
  tx: Transaction,
  ids: readonly number[],
  locksAt: Date,
): Promise<void> {
  await tx.updateTable('delivery_days').set({ locks_at: locksAt }).where('id', 'in', ids).execute()
}
