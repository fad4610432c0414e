import type { Transaction } from '#server/database/database.ts'
import { countLeft } from '#features/payments/server/public.ts'
import type { BookingRow } from '../bookings/booking-store.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { changeEarnings } from './change-earnings.ts'

/**
 * The customer's bank took a deposit or a balance back. A chef who cooked is paid all the same, and
 * the customer owes it; an event that is still to come ends with its deposit. Answers what is owed.
 */
export async function losePayment(
  tx: Transaction,
  booking: BookingRow,
  { paymentId, lostFils }: { paymentId: number; lostFils: number },
  now: Date,
): Promise<number> {
  const isStarted = booking.status === 'confirmed' && booking.startsAt <= now
  const isCooked = booking.status === 'completed' || isStarted
  if (booking.status === 'confirmed' && !isStarted) {
    if ((await countLeft(tx, paymentId)) > 0) return lostFils
    await cancelBooking(tx, booking, 'payment', now)
    return 0
  }
  const gone = { paymentId, amountFils: lostFils, notice: 'chef-payout-taken-back' } as const
  await changeEarnings(tx, booking, gone, now)
  return isCooked ? lostFils : 0
}
