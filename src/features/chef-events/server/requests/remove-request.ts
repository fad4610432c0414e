import type { Transaction } from '#server/database/database.ts'
import { findNewestBooking } from '../bookings/booking-store.ts'
import { deleteQuotes } from '../quotes/quote-store.ts'
import { deleteEvent, setEventStatus, type ChefEventRow } from '../store.ts'

/** Deletes a locked request; one that was booked before stays in the books as a cancelled one. */
export async function removeRequest(
  tx: Transaction,
  event: ChefEventRow,
  now: Date,
): Promise<void> {
  if (await findNewestBooking(tx, event.id)) {
    return setEventStatus(tx, event.id, 'cancelled', { by: 'customer', now })
  }
  await deleteQuotes(tx, event.id)
  await deleteEvent(tx, event.id)
}
