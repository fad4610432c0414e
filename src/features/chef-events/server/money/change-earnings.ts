import type { Transaction } from '#server/database/database.ts'
import type { BookingRow } from '../bookings/booking-store.ts'
import { getChefOf, notify, showEvent } from '../notices/notify.ts'
import { findEvent } from '../store.ts'
import { listPayoutsOf } from './payout-store.ts'
import { settleEarnings } from './settle-earnings.ts'

interface GoneBack {
  paymentId: number
  amountFils: number
  notice: 'chef-payout-changed' | 'chef-payout-taken-back'
}

/**
 * A part of a deposit or a balance went back. What the chef was promised already is settled again;
 * before that, it counts once there is something to settle.
 */
export async function changeEarnings(
  tx: Transaction,
  booking: BookingRow,
  { paymentId, amountFils, notice }: GoneBack,
  now: Date,
): Promise<void> {
  const event = await findEvent(tx, booking.eventId)
  if (!event) throw new Error(`booking ${booking.id} is for an event that is gone`)
  const [before] = await listPayoutsOf(tx, [booking.id])
  if (before) {
    const { netFils } = await settleEarnings(tx, booking, now)
    if (netFils !== before.netFils) {
      const { userId } = await getChefOf(tx, booking.chefId)
      const key = `${paymentId}:${now.getTime()}`
      await notify(tx, { event, userId, notice, key, now }, { amount: amountFils, net: netFils })
    }
  }
  await showEvent(tx, event, [booking.chefId], now)
}
