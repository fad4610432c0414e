import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Language } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import { setTicketArrived } from '#features/production/server/public.ts'
import type { markTicketArrived as contract } from '../../contract.ts'
import { ARRIVAL_WAIT_MINUTES, trustedInstant } from '../../rules.ts'
import { showTicket } from '../present-ticket.ts'
import { type LockedTicket, lockTicket, refuseChanged } from './lock-ticket.ts'
import { notifyCustomer } from './notify-customer.ts'
import { publishChange } from './write-step.ts'
import { arrived } from '../templates.ts'

/** The kitchen notes for its driver that no one opens. */
export async function markTicketArrived(
  tx: Transaction,
  who: Member,
  { id, at, version }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  const locked = await lockTicket(tx, id, { restaurantId: kitchen.id }, who.now)
  await arrive(tx, locked, {
    version,
    at: at === undefined ? locked.now : new Date(at),
    language: who.language,
  })
  return showTicket(tx, id, who.language)
}

/** The customer is notified once, and the waiting time runs from the first knock. */
export async function arrive(
  tx: Transaction,
  locked: LockedTicket,
  input: { version: number; at: Date; language: Language },
): Promise<void> {
  const { ticket, now } = locked
  if (ticket.status === 'out' && ticket.knockedAt !== null) return
  if (ticket.version !== input.version) throw await refuseChanged(tx, ticket, input.language)
  if (ticket.status !== 'out') throw new Refusal('step_not_allowed', 409)
  await setTicketArrived(tx, ticket.id, trustedInstant(input.at, now))
  await notifyCustomer(tx, locked, arrived, { minutes: ARRIVAL_WAIT_MINUTES })
  await publishChange(tx, ticket, now, ticket.version + 1)
}
