import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import type { AmendedTicket } from './amendment-store.ts'

/** The board and the customer's page read the ticket again. */
export async function notifyPagesOfTicket(
  tx: Transaction,
  ticket: Pick<AmendedTicket, 'id' | 'restaurantId' | 'day' | 'customerId'>,
  version: number,
  now: Date,
): Promise<void> {
  await publishEvent(
    tx,
    {
      channel: `kitchen:${ticket.restaurantId}`,
      kind: 'ticket-changed',
      data: { day: ticket.day, ticketId: ticket.id, version },
    },
    now,
  )
  await publishEvent(
    tx,
    {
      channel: `customer:${ticket.customerId}`,
      kind: 'delivery-changed',
      data: { day: ticket.day },
    },
    now,
  )
}
