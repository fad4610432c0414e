import {
  bumpTicket,
  markTicketArrived,
  recallTicket,
} from '../../../src/features/kitchen-board/contract.ts'
import {
  nextStep,
  type KitchenReason,
  type TicketStatus,
} from '../../../src/features/kitchen-board/rules.ts'
import type { Output } from '../../../src/shared/wire/endpoint.ts'
import type { TestBrowser } from '../../../tools/testing/app.ts'
import type { World } from '../world.ts'

export type Ticket = Output<typeof bumpTicket>

interface Press {
  ticket: Ticket
  to: TicketStatus
  reason?: KitchenReason
  /** When it was pressed, where the product could not hear it. */
  at?: Date
}

export const bump = (world: World, kitchen: TestBrowser, { ticket, to, reason, at }: Press) =>
  kitchen.call(bumpTicket, {
    id: ticket.id,
    from: ticket.status,
    to,
    version: ticket.version,
    ...pressedAt(world, at),
    ...(reason && { reason }),
  })

export const arrive = (world: World, kitchen: TestBrowser, { id, version }: Ticket, at: Date) =>
  kitchen.call(markTicketArrived, { id, version, ...pressedAt(world, at) })

export const recall = (kitchen: TestBrowser, { id, version, status }: Ticket) =>
  kitchen.call(recallTicket, { id, version, from: status })

export async function stepOn(
  world: World,
  kitchen: TestBrowser,
  ticket: Ticket,
  steps: number,
  at?: Date,
): Promise<Ticket> {
  let newest = ticket
  for (let count = 0; count < steps; count += 1) {
    const to = nextStep(newest.status)
    if (to) newest = await bump(world, kitchen, { ticket: newest, to, ...(at && { at }) })
  }
  return newest
}

const pressedAt = ({ test }: World, at: Date | undefined) =>
  at && at < test.clock.now() ? { at: at.toISOString() } : {}
