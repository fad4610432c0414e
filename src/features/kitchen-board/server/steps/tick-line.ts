import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { publishEvent } from '#server/events/publish.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import { setLineDone } from '#features/production/server/public.ts'
import type { tickLine as contract } from '../../contract.ts'
import { isFinished, trustedInstant } from '../../rules.ts'
import { showTicket } from '../present-ticket.ts'
import { findTicket } from '../ticket-store.ts'
import { refuseChanged } from './lock-ticket.ts'
import { lockTicketRow } from './step-store.ts'

/** One dish is done. It concerns the kitchen alone: neither the day nor the ticket's version moves. */
export async function tickLine(
  tx: Transaction,
  who: Member,
  { id, position, isDone, version, at }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  await lockTicketRow(tx, id)
  const ticket = await findTicket(tx, id)
  if (!ticket || ticket.restaurantId !== kitchen.id) throw new Refusal('not_found', 404)
  if (ticket.version !== version) throw await refuseChanged(tx, ticket, who.language)
  if (isFinished(ticket.status) || ticket.status === 'out') {
    throw new Refusal('step_not_allowed', 409)
  }
  const doneAt = at === undefined ? who.now : trustedInstant(new Date(at), who.now)
  if (!(await setLineDone(tx, { ticketId: id, position }, isDone ? doneAt : null))) {
    throw new Refusal('not_found', 404)
  }
  await publishEvent(
    tx,
    {
      channel: `kitchen:${kitchen.id}`,
      kind: 'ticket-changed',
      data: { day: ticket.day, ticketId: id, version },
    },
    who.now,
  )
  return showTicket(tx, id, who.language)
}
