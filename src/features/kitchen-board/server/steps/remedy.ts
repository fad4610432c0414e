import type { Transaction } from '#server/database/database.ts'
import { addRefundedSixths, type LedgerRow } from '#features/deliveries/server/public.ts'
import { releaseStopRefund, reserveStopRefund } from '#features/subscriptions/server/public.ts'
import { isGivenBack, recallableUntil, sixthsOfStop } from '../../rules.ts'
import { deleteOpenRefund, insertRefund } from '../refund-store.ts'
import type { TicketRow } from '../ticket-store.ts'
import type { LockedTicket } from './lock-ticket.ts'
import { listStops } from './step-store.ts'

type PaidTicket = Pick<TicketRow, 'id' | 'refundFils'>

/**
 * The drop's share of its day goes back to the customer, once. The amount is fixed from now on; the
 * money leaves when it is due: by itself, when the failure can no longer be recalled. The day must be
 * as it is now.
 */
export async function promiseRefund(
  tx: Transaction,
  { ticket, day, days, now }: Omit<LockedTicket, 'ticket'> & { ticket: PaidTicket },
  dueAt = recallableUntil('failed', now) ?? now,
): Promise<number> {
  if (isGivenBack(ticket, day)) return ticket.refundFils ?? 0
  const sixths = sixthsOfStop((await listStops(tx, day.id)).length)
  const amountFils = await reserveStopRefund(tx, { day, days, sixths })
  await addRefundedSixths(tx, day.id, sixths)
  await insertRefund(tx, {
    ticketId: ticket.id,
    cycleId: day.cycleId,
    sixths,
    amountFils,
    dueAt,
  })
  return amountFils
}

/** Takes the promise back to the fils; only while no money has left. Answers whether there was one. */
export async function withdrawRefund(
  tx: Transaction,
  { ticket, day }: { ticket: { id: number }; day: LedgerRow },
): Promise<boolean> {
  const promised = await deleteOpenRefund(tx, ticket.id)
  if (!promised) return false
  await releaseStopRefund(tx, { day, amountFils: promised.amountFils })
  await addRefundedSixths(tx, day.id, -promised.sixths)
  return true
}
