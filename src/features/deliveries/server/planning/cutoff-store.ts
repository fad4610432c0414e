import type { Transaction } from '#server/database/database.ts'

const plannedDays = (tx: Transaction, restaurantId: number, now: Date) =>
  tx
    .selectFrom('delivery_days')
    .select(['id', 'day', 'locks_at as locksAt'])
    .where('restaurant_id', '=', restaurantId)
    .where('status', '=', 'planned')
    .where('locks_at', '>', now)
    .orderBy('id')

/** Planned deliveries whose cut-off has not passed, as they are now. */
export const listPlannedDays = (tx: Transaction, restaurantId: number, now: Date) =>
  plannedDays(tx, restaurantId, now).execute()

/** The same, locked in the order of all changes. */
export const lockPlannedDays = (tx: Transaction, restaurantId: number, now: Date) =>
  plannedDays(tx, restaurantId, now).forUpdate().execute()

export async function setCutoff(
  tx: Transaction,
  ids: readonly number[],
  locksAt: Date,
): Promise<void> {
  await tx.updateTable('delivery_days').set({ locks_at: locksAt }).where('id', 'in', ids).execute()
}
