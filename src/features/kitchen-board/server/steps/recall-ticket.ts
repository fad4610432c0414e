import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { ticketCode } from '#features/production/rules.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type { recallTicket as contract } from '../../contract.ts'
import { isFinished, isMadeGood, isPaidBack, isRecallable, recallableUntil } from '../../rules.ts'
import { showTicket } from '../present-ticket.ts'
import { type LockedTicket, lockTicket, refuseChanged } from './lock-ticket.ts'
import { refuseStopped } from './stopped-dishes.ts'
import { withdrawRefund } from './remedy.ts'
import { notifyCustomer } from './notify-customer.ts'
import { writeStep } from './write-step.ts'
import { corrected } from '../templates.ts'

/** Takes the newest step back: the ticket, its delivery day and the money promised with it. */
export async function recallTicket(
  tx: Transaction,
  who: Member,
  { id, at, from, version }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  const locked = await lockTicket(tx, id, { restaurantId: kitchen.id }, who.now)
  const { ticket } = locked
  if (ticket.status !== from || ticket.version !== version) {
    throw await refuseChanged(tx, ticket, who.language)
  }
  const to = checkRecall(locked)
  if (to === 'out') await refuseStopped(tx, ticket, who.language)
  if (ticket.status === 'failed') await withdrawRefund(tx, locked)
  await writeStep(tx, locked, {
    to,
    isRecall: true,
    by: { userId: who.id },
    at: at === undefined ? locked.now : new Date(at),
  })
  if (isFinished(ticket.status)) await notifyCustomer(tx, locked, corrected, {})
  return showTicket(tx, id, who.language)
}

function checkRecall({ ticket, day, now }: LockedTicket) {
  const parameters = { ticket: ticketCode(ticket.number) }
  const until = recallableUntil(ticket.status, ticket.changedAt)
  if (!until || ticket.cameFrom === null || !isRecallable(ticket) || isMadeGood(day)) {
    throw new Refusal('nothing_to_recall', 409, { parameters })
  }
  if (isPaidBack(ticket)) throw new Refusal('refund_made', 409, { parameters })
  if (until <= now) throw new Refusal('recall_too_late', 409, { parameters })
  return ticket.cameFrom
}
