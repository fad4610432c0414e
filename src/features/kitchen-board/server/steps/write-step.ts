import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import { followDrops } from '#features/deliveries/server/public.ts'
import {
  dayStatusOf,
  isFinished,
  trustedInstant,
  type CodelessReason,
  type FailureReason,
  type TicketStatus,
} from '../../rules.ts'
import type { TicketRow } from '../ticket-store.ts'
import { listDrops, type HeldTicket } from './hold-ticket.ts'

/** Who took it: somebody of the kitchen, or the driver of a run. */
export type StepTaker = { userId: string } | { runId: number }

export interface Step {
  to: TicketStatus
  failureReason?: FailureReason
  codelessReason?: CodelessReason
  isRecall?: boolean
  by: StepTaker
  /** By the clock of the device. */
  at: Date
}

/** Writes a step that was allowed; the delivery day, its run and all open pages follow. */
export async function writeStep(tx: Transaction, held: HeldTicket, step: Step): Promise<void> {
  const { ticket, day, now } = held
  await tx
    .updateTable('kitchen_tickets')
    .set((eb) => ({
      status: step.to,
      failure_reason: step.failureReason ?? null,
      version: eb('version', '+', 1),
      changed_at: now,
      ...(step.to !== 'out' && !isFinished(step.to) && { knocked_at: null }),
    }))
    .where('id', '=', ticket.id)
    .execute()
  await tx
    .insertInto('kitchen_ticket_steps')
    .values({
      ticket_id: ticket.id,
      from_status: ticket.status,
      to_status: step.to,
      is_recall: step.isRecall ?? false,
      reason: step.failureReason ?? step.codelessReason ?? null,
      user_id: 'userId' in step.by ? step.by.userId : null,
      run_id: 'runId' in step.by ? step.by.runId : null,
      happened_at: trustedInstant(step.at, now),
      recorded_at: now,
    })
    .execute()
  const followed = dayStatusOf((await listDrops(tx, day.id)).map(asDrop))
  if (followed) await followDrops(tx, day.id, followed, now)
  if (ticket.runId !== null) await followStops(tx, ticket.runId, now)
  await publishChange(tx, ticket, now, ticket.version + 1)
}

const asDrop = (drop: { status: TicketStatus; failureReason: string | null }) => ({
  status: drop.status,
  failureReason: drop.failureReason as FailureReason | null,
})

/** A run has begun with its first stop under way, and is over with its last. */
async function followStops(tx: Transaction, runId: number, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('kitchen_tickets')
    .select('status')
    .where('run_id', '=', runId)
    .execute()
  const statuses = rows.map(({ status }) => status as TicketStatus)
  const hasLeft = statuses.some((status) => status === 'out' || status === 'delivered')
  const isOver = statuses.every(isFinished)
  await tx
    .updateTable('delivery_runs')
    .set((eb) => ({
      started_at: hasLeft ? eb.fn.coalesce('started_at', eb.val(now)) : null,
      finished_at: isOver ? eb.fn.coalesce('finished_at', eb.val(now)) : null,
    }))
    .where('id', '=', runId)
    .execute()
}

/** Tells the kitchen's boards and the customer's pages. */
export async function publishChange(
  tx: Transaction,
  { id, day, restaurantId, customerId }: TicketRow,
  now: Date,
  version: number,
): Promise<void> {
  await publishEvent(
    tx,
    {
      channel: `kitchen:${restaurantId}`,
      kind: 'ticket-changed',
      data: { day, ticketId: id, version },
    },
    now,
  )
  await publishEvent(
    tx,
    { channel: `customer:${customerId}`, kind: 'delivery-changed', data: { day } },
    now,
  )
}
