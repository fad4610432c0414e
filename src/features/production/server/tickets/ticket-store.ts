import type { Transaction } from '#server/database/database.ts'
import type { TicketStatus } from '#features/kitchen-board/rules.ts'

interface NewStatus {
  status: TicketStatus
  failureReason: string | null
  isArrivalForgotten: boolean
  now: Date
}

export async function setTicketStatus(
  tx: Transaction,
  ticketId: number,
  { status, failureReason, isArrivalForgotten, now }: NewStatus,
): Promise<void> {
  await tx
    .updateTable('kitchen_tickets')
    .set((eb) => ({
      status,
      failure_reason: failureReason,
      version: eb('version', '+', 1),
      changed_at: now,
      ...(isArrivalForgotten && { knocked_at: null }),
    }))
    .where('id', '=', ticketId)
    .execute()
}

export async function setTicketArrived(
  tx: Transaction,
  ticketId: number,
  knockedAt: Date,
): Promise<void> {
  await tx
    .updateTable('kitchen_tickets')
    .set((eb) => ({ knocked_at: knockedAt, version: eb('version', '+', 1) }))
    .where('id', '=', ticketId)
    .execute()
}

/** Whether there is such a line. */
export async function setLineDone(
  tx: Transaction,
  line: { ticketId: number; position: number },
  doneAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kitchen_ticket_lines')
    .set({ done_at: doneAt })
    .where('ticket_id', '=', line.ticketId)
    .where('position', '=', line.position)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Says who drives some tickets, or that no one does. They must be locked. */
export async function setTicketRun(
  tx: Transaction,
  ids: readonly number[],
  runId: number | null,
): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('kitchen_tickets').set({ run_id: runId }).where('id', 'in', ids).execute()
}
