import { Refusal } from '#shared/wire/refusal.ts'
import type { Language } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  findAndLockDaysAround,
  instantAfterWaiting,
  type LedgerRow,
} from '#features/deliveries/server/public.ts'
import { ticketCode } from '#features/production/rules.ts'
import { showTicket } from '../present-ticket.ts'
import { findTicket, type TicketRow } from '../ticket-store.ts'
import { lockTicketsOfDay } from './step-store.ts'

/** Whose ticket it must be. Anyone else's does not exist. */
export type Reach = { restaurantId: number } | { runId: number } | { customerId: string }

export interface LockedTicket {
  ticket: TicketRow
  /** Its delivery day and all days of the same subscription. */
  day: LedgerRow
  days: LedgerRow[]
  /** After all waiting. */
  now: Date
}

/**
 * A ticket in the lock order of all: customer, subscription, its days, then the tickets of the day.
 * A ticket whose day was withdrawn takes no step.
 */
export async function lockTicket(
  tx: Transaction,
  id: number,
  reach: Reach,
  since: Date,
): Promise<LockedTicket> {
  const found = await findTicket(tx, id)
  if (!found || !isWithin(found, reach)) throw new Refusal('not_found', 404)
  if (found.deliveryDayId === null) throw new Refusal('step_not_allowed', 409)
  const locked = await findAndLockDaysAround(tx, found.customerId, found.deliveryDayId)
  await lockTicketsOfDay(tx, found.deliveryDayId)
  const ticket = await findTicket(tx, id)
  if (!locked || !ticket || !isWithin(ticket, reach)) throw new Refusal('not_found', 404)
  return { ticket, ...locked, now: await instantAfterWaiting(tx, since) }
}

function isWithin(ticket: TicketRow, reach: Reach): boolean {
  if ('customerId' in reach) return ticket.customerId === reach.customerId
  return 'runId' in reach
    ? ticket.runId === reach.runId
    : ticket.restaurantId === reach.restaurantId
}

/** Someone else was quicker: the ticket as it is now goes along. */
export async function refuseChanged(
  tx: Transaction,
  { id, number, status }: TicketRow,
  language: Language,
): Promise<Refusal> {
  return new Refusal('ticket_changed', 409, {
    parameters: { ticket: ticketCode(number), status },
    details: { ticket: await showTicket(tx, id, language) },
  })
}
