import type { WithdrawalListener } from '#features/deliveries/server/public.ts'
import { amendSheet } from './amend-sheet.ts'
import { listTicketsOfDays, updateTicket } from './amendment-store.ts'
import { notifyPagesOfTicket } from './notify-pages.ts'

/** The money of these days was withdrawn: their tickets are called off, and the sheet says so. */
export const cancelTicketsOfDays: WithdrawalListener = async (tx, days, now) => {
  const tickets = await listTicketsOfDays(
    tx,
    days.map(({ id }) => id),
  )
  for (const ticket of tickets) {
    const version = await updateTicket(tx, ticket.id, { status: 'cancelled', changedAt: now })
    await amendSheet(
      tx,
      {
        restaurantId: ticket.restaurantId,
        day: ticket.day,
        kind: 'ticket_cancelled',
        ticketId: ticket.id,
        facts: { reason: 'payment_withdrawn' },
      },
      now,
    )
    await notifyPagesOfTicket(tx, ticket, version, now)
  }
}
