import type { Transaction } from '#server/database/database.ts'
import { holdBooking } from '../bookings/booking-store.ts'
import { getChefOf, showEvent, tell } from '../notices/tell.ts'
import { findEvent } from '../store.ts'
import { listPayoutsOf } from './payout-store.ts'
import { settleEarnings } from './settle-earnings.ts'

/**
 * An admin gave back a part of a deposit or a balance. What the chef was promised already is
 * settled again; before that, the refund counts once there is something to settle.
 */
export async function giveGoodwill(
  tx: Transaction,
  { id: paymentId, subjectId: bookingId }: { id: number; subjectId: number },
  amountFils: number,
  now: Date,
): Promise<void> {
  const booking = await holdBooking(tx, bookingId)
  const event = booking && (await findEvent(tx, booking.eventId))
  if (!event) throw new Error(`a payment is for booking ${bookingId}, which is gone`)
  const [before] = await listPayoutsOf(tx, [bookingId])
  if (before) {
    const { netFils } = await settleEarnings(tx, booking, now)
    if (netFils !== before.netFils) {
      const { userId } = await getChefOf(tx, booking.chefId)
      const told = { event, userId, notice: 'chef-payout-changed', now } as const
      const key = `${paymentId}:${now.getTime()}`
      await tell(tx, { ...told, key }, { amount: amountFils, net: netFils })
    }
  }
  await showEvent(tx, event, [booking.chefId], now)
}
