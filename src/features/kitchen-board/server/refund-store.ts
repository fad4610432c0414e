import type { Database, Transaction } from '#server/database/database.ts'

/** Promised refunds of failed drops whose failure can no longer be recalled. */
export const listDueRefunds = (db: Database, now: Date) =>
  db
    .selectFrom('drop_refunds as f')
    .innerJoin('kitchen_tickets as t', 't.id', 'f.ticket_id')
    .select([
      't.id as ticketId',
      't.customer_id as customerId',
      't.delivery_day_id as deliveryDayId',
      't.meal_time as mealTime',
    ])
    .where('f.settled_at', 'is', null)
    .where('f.due_at', '<=', now)
    .orderBy('f.due_at')
    .execute()

export type DueRefund = Awaited<ReturnType<typeof listDueRefunds>>[number]

/** Holds a refund that is still due. */
export const findAndLockDueRefund = (tx: Transaction, ticketId: number, now: Date) =>
  tx
    .selectFrom('drop_refunds')
    .select('amount_fils as amountFils')
    .where('ticket_id', '=', ticketId)
    .where('settled_at', 'is', null)
    .where('due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()

/** Without a refund of the payment nothing had been taken. */
export async function settleRefund(
  tx: Transaction,
  ticketId: number,
  refundId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('drop_refunds')
    .set({ refund_id: refundId, settled_at: now })
    .where('ticket_id', '=', ticketId)
    .execute()
}

interface PromisedRefund {
  ticketId: number
  cycleId: number
  sixths: number
  amountFils: number
  dueAt: Date
}

export async function insertRefund(tx: Transaction, refund: PromisedRefund): Promise<void> {
  await tx
    .insertInto('drop_refunds')
    .values({
      ticket_id: refund.ticketId,
      cycle_id: refund.cycleId,
      sixths: refund.sixths,
      amount_fils: refund.amountFils,
      due_at: refund.dueAt,
    })
    .execute()
}

/** Answers what was promised; nothing where the money has left. */
export const deleteOpenRefund = (tx: Transaction, ticketId: number) =>
  tx
    .deleteFrom('drop_refunds')
    .where('ticket_id', '=', ticketId)
    .where('settled_at', 'is', null)
    .returning(['sixths', 'amount_fils as amountFils'])
    .executeTakeFirst()
