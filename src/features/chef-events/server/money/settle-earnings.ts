import { bookChefEarnings } from '#features/payments/server/public.ts'
import type { Transaction } from '#server/database/database.ts'
import { complaintsUntil, feeOf } from '../../rules.ts'
import { findComplaint } from '../after/after-store.ts'
import type { BookingRow } from '../bookings/booking-store.ts'
import { dropPayout, putPayout } from './payout-store.ts'

/**
 * What was kept of a held booking is the chef's, but for the fee: the books and the payout say so.
 * Called again after money was given back, both say what is left.
 */
export async function settleEarnings(
  tx: Transaction,
  booking: BookingRow,
  now: Date,
): Promise<{ netFils: number }> {
  const { depositPaymentId, balancePaymentId } = booking
  if (depositPaymentId === null) return { netFils: 0 }
  const kept = await bookChefEarnings(
    tx,
    {
      paymentIds:
        balancePaymentId === null ? [depositPaymentId] : [depositPaymentId, balancePaymentId],
      bookingId: booking.id,
      feeOf: (fils) => feeOf(fils, booking.feeBasisPoints),
    },
    now,
  )
  if (kept.keptFils === 0) {
    await dropPayout(tx, booking.id)
    return { netFils: 0 }
  }
  const complaint = await findComplaint(tx, booking.id)
  await putPayout(tx, {
    bookingId: booking.id,
    chefId: booking.chefId,
    grossFils: kept.keptFils,
    feeFils: kept.feeFils,
    dueAt: complaintsUntil(booking.startsAt),
    heldAt: complaint && !complaint.resolvedAt ? complaint.madeAt : null,
  })
  return { netFils: kept.keptFils - kept.feeFils }
}
