import type { Transaction } from '#server/database/database.ts'
import type { TicketStatus } from '../../rules.ts'

export async function lockTicketRow(tx: Transaction, id: number): Promise<void> {
  await tx.selectFrom('kitchen_tickets').select('id').where('id', '=', id).forUpdate().execute()
}

/** In the order in which everyone takes tickets. */
export async function lockTicketsOfDay(tx: Transaction, deliveryDayId: number): Promise<void> {
  await tx
    .selectFrom('kitchen_tickets')
    .select('id')
    .where('delivery_day_id', '=', deliveryDayId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export const listStops = async (tx: Transaction, deliveryDayId: number) => {
  const rows = await tx
    .selectFrom('kitchen_tickets')
    .select(['status', 'failure_reason as failureReason'])
    .where('delivery_day_id', '=', deliveryDayId)
    .execute()
  return rows.map((row) => ({ ...row, status: row.status as TicketStatus }))
}

interface NewStep {
  ticketId: number
  from: TicketStatus
  to: TicketStatus
  isRecall: boolean
  reason: string | null
  userId: string | null
  runId: number | null
  happenedAt: Date
  recordedAt: Date
}

export async function insertStep(tx: Transaction, step: NewStep): Promise<void> {
  await tx
    .insertInto('kitchen_ticket_steps')
    .values({
      ticket_id: step.ticketId,
      from_status: step.from,
      to_status: step.to,
      is_recall: step.isRecall,
      reason: step.reason,
      user_id: step.userId,
      run_id: step.runId,
      happened_at: step.happenedAt,
      recorded_at: step.recordedAt,
    })
    .execute()
}

export async function listStatusesOfRun(tx: Transaction, runId: number): Promise<TicketStatus[]> {
  const rows = await tx
    .selectFrom('kitchen_tickets')
    .select('status')
    .where('run_id', '=', runId)
    .execute()
  return rows.map(({ status }) => status as TicketStatus)
}

/** Instants that stand already are kept. */
export async function updateRunProgress(
  tx: Transaction,
  runId: number,
  { hasLeft, isOver, now }: { hasLeft: boolean; isOver: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('delivery_runs')
    .set((eb) => ({
      started_at: hasLeft ? eb.fn.coalesce('started_at', eb.val(now)) : null,
      finished_at: isOver ? eb.fn.coalesce('finished_at', eb.val(now)) : null,
    }))
    .where('id', '=', runId)
    .execute()
}
