import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import { updateDayStatus } from '#features/deliveries/server/public.ts'
import { setTicketStatus } from '#features/production/server/public.ts'
import {
  dayStatusOf,
  isFinished,
  trustedInstant,
  type CodelessReason,
  type FailureReason,
  type TicketStatus,
} from '../../rules.ts'
import type { TicketRow } from '../ticket-store.ts'
import type { LockedTicket } from './lock-ticket.ts'
import { announceStep } from './stop-listener.ts'
import { insertStep, listStatusesOfRun, listStops, updateRunProgress } from './step-store.ts'

/** Who took it: someone of the kitchen, the driver of a run, or the product itself. */
export type StepTaker = { userId: string } | { runId: number } | 'system'

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
export async function writeStep(tx: Transaction, locked: LockedTicket, step: Step): Promise<void> {
  const { ticket, day, now } = locked
  await setTicketStatus(tx, ticket.id, {
    status: step.to,
    failureReason: step.failureReason ?? null,
    isArrivalForgotten: step.to !== 'out' && !isFinished(step.to),
    now,
  })
  await insertStep(tx, {
    ticketId: ticket.id,
    from: ticket.status,
    to: step.to,
    isRecall: step.isRecall ?? false,
    reason: step.failureReason ?? step.codelessReason ?? null,
    ...takerOf(step.by),
    happenedAt: trustedInstant(step.at, now),
    recordedAt: now,
  })
  const followed = dayStatusOf((await listStops(tx, day.id)).map(asStop))
  if (followed) await updateDayStatus(tx, day.id, followed, now)
  if (ticket.runId !== null) await followStops(tx, ticket.runId, now)
  await publishChange(tx, ticket, now, ticket.version + 1)
  await announceStep(tx, ticket, step, now)
}

function takerOf(by: StepTaker): { userId: string | null; runId: number | null } {
  if (by === 'system') return { userId: null, runId: null }
  return 'userId' in by ? { userId: by.userId, runId: null } : { userId: null, runId: by.runId }
}

const asStop = (stop: { status: TicketStatus; failureReason: string | null }) => ({
  status: stop.status,
  failureReason: stop.failureReason as FailureReason | null,
})

/** A run has begun with its first stop under way, and is over with its last. */
async function followStops(tx: Transaction, runId: number, now: Date): Promise<void> {
  const statuses = await listStatusesOfRun(tx, runId)
  const hasLeft = statuses.some((status) => status === 'out' || status === 'delivered')
  await updateRunProgress(tx, runId, { hasLeft, isOver: statuses.every(isFinished), now })
}

/** Notifies the kitchen's boards and the customer's pages. */
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
