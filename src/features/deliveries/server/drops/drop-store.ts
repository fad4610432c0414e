import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { DayStatus } from '../../rules.ts'

const drops = prepared<{ customerId: string; from: Day; to: Day }>()((db, param) =>
  db
    .selectFrom('kitchen_tickets as t')
    .leftJoin('delivery_runs as run', 'run.id', 't.run_id')
    .leftJoin('drivers as driver', 'driver.id', 'run.driver_id')
    .leftJoin('drop_refunds as refund', 'refund.ticket_id', 't.id')
    .select([
      't.delivery_day_id as deliveryDayId',
      't.day',
      't.meal_time as mealTime',
      't.occasion',
      't.status',
      't.window_from as windowFrom',
      't.window_to as windowTo',
      't.handover_code as handoverCode',
      't.failure_reason as failureReason',
      't.changed_at as changedAt',
      'driver.name as driverName',
      'refund.amount_fils as refundFils',
    ])
    .where('t.customer_id', '=', param('customerId'))
    .where('t.day', '>=', param('from'))
    .where('t.day', '<=', param('to'))
    .where('t.status', '!=', 'cancelled')
    .orderBy('t.window_from'),
)

export type DropRow = Awaited<ReturnType<typeof drops>>[number]

/** What the kitchen makes of a customer's days, once they are frozen. */
export const listDrops = (db: Database, customerId: string, from: Day, to: Day) =>
  drops(db, { customerId, from, to })

/** The day as its drops stand now, forward or back. The day must be held. */
export async function followDrops(
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
