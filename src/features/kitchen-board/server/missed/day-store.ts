import type { Database } from '#server/database/database.ts'
import { isFinished, type FailureReason, type TicketStatus } from '../../rules.ts'

/** The drops of a delivery day with the money that was promised for them. */
export async function listDropsOfDay(db: Database, deliveryDayId: number) {
  const rows = await db
    .selectFrom('kitchen_tickets as t')
    .leftJoin('drop_refunds as f', 'f.ticket_id', 't.id')
    .select(['t.id', 't.day', 't.status', 't.failure_reason as failureReason'])
    .select(['t.window_from as windowFrom', 't.window_to as windowTo'])
    .select(['f.amount_fils as refundFils', 'f.settled_at as refundSettledAt'])
    .where('t.delivery_day_id', '=', deliveryDayId)
    .orderBy('t.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    status: row.status as TicketStatus,
    failureReason: row.failureReason as FailureReason | null,
    isOpen: !isFinished(row.status as TicketStatus),
  }))
}

export type DropOfDay = Awaited<ReturnType<typeof listDropsOfDay>>[number]
