import type { Transaction } from '#server/database/database.ts'
import type { DayStatus } from '../../rules.ts'

/** The day as its stops are now, forward or back. The day must be locked. */
export async function updateDayStatus(
  tx: Transaction,
  id: number,
  { status, failureReason }: { status: DayStatus; failureReason: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('delivery_days')
    .set({ status, failure_reason: failureReason, changed_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('status', '!=', status), eb('failure_reason', 'is distinct from', failureReason)]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that a part of the day's price goes back, or does not after all where it is negative. */
export async function addRefundedSixths(
  tx: Transaction,
  id: number,
  sixths: number,
): Promise<void> {
  await tx
    .updateTable('delivery_days')
    .set((eb) => ({ refunded_sixths: eb('refunded_sixths', '+', sixths) }))
    .where('id', '=', id)
    .execute()
}
