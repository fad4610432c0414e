import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type { bumpTicket as contract } from '../../contract.ts'
import { showTicket } from '../present-ticket.ts'
import { lockTicket } from './lock-ticket.ts'
import { takeStep } from './take-step.ts'

/** One press on the board: the ticket goes a step on, and the customer's delivery with it. */
export async function bumpTicket(
  tx: Transaction,
  who: Member,
  { id, at, ...input }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  const locked = await lockTicket(tx, id, { restaurantId: kitchen.id }, who.now)
  await takeStep(tx, locked, {
    ...input,
    at: at === undefined ? locked.now : new Date(at),
    by: { userId: who.id },
    language: who.language,
  })
  return showTicket(tx, id, who.language)
}
