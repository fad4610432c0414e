import { bookChefEarnings } from '#features/payments/server/public.ts'
import type { Transaction } from '#server/database/database.ts'
import { complaintsUntil, feeOf } from '../../rules.ts'
import { findComplaint } from '../after/after-store.ts'
import type { BookingRow } from '../bookings/booking-store.ts'
import { discardPayout, listPayoutsOf, putPayout } from './payout-store.ts'

/**
 * What was kept of a locked booking is the chef's, but for the fee: the books and the payout say so.
 * Called again after money was given back, both say what is left. What was transferred to the chef
 * stays theirs: then the fee bears it.
 */
export async function settleEarnings(
  tx: Transaction,
  booking: BookingRow,
  now: Date,
): Promise<{ netFils: number }> {
  const { depositPaymentId, balancePaymentId } = booking
  if (depositPaymentId === null) return { netFils: 0 }
  const [payout] = await listPayoutsOf(tx, [booking.id])
  const paidFils = payout?.paidAt ? payout.netFils : undefined
  const { grossFils, netFils } = await bookChefEarnings(
    tx,
    {
      paymentIds:
        balancePaymentId === null ? [depositPaymentId] : [depositPaymentId, balancePaymentId],
      bookingId: booking.id,
      isCooked: booking.status === 'completed',
      netOf: (fils) => paidFils ?? fils - feeOf(fils, booking.feeBasisPoints),
    },
    now,
  )
  if (paidFils !== undefined) return { netFils: paidFils }
  if (grossFils === 0) {
    await discardPayout(tx, booking.id)
    return { netFils: 0 }
  }
  const complaint = await findComplaint(tx, booking.id)
  await putPayout(tx, {
    bookingId: booking.id,
    chefId: booking.chefId,
    grossFils,
    feeFils: grossFils - netFils,
    dueAt: complaintsUntil(booking.startsAt),
    suspendedAt: complaint && !complaint.resolvedAt ? complaint.madeAt : null,
  })
  return { netFils }
}
