import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../../quotes-contract.ts'
import { canComplain, canReview } from '../../rules.ts'
import { lockBookingOf } from '../bookings/booking-store.ts'
import { suspendPayout } from '../money/payout-store.ts'
import { getChefOf, notify, showEvent } from '../notices/notify.ts'
import { lockOwnEvent } from '../quotes/lock-own-event.ts'
import { getChefEventDetail } from '../requests/get-chef-event.ts'
import { findComplaint, insertComplaint, putReview } from './after-store.ts'

export async function reviewChef(
  tx: Transaction,
  who: Member,
  { id, stars, text }: Input<typeof contract.reviewChef>,
): Promise<Output<typeof contract.reviewChef>> {
  const { event, now } = await lockOwnEvent(tx, who, id)
  const booking = await lockBookingOf(tx, id)
  if (booking?.status !== 'completed' || !canReview(booking.startsAt, now)) {
    throw new Refusal('cannot_review', 409)
  }
  const { chefId, id: bookingId } = booking
  await putReview(tx, { bookingId, chefId, stars, text, language: who.language }, now)
  await showEvent(tx, event, [chefId], now)
  return getChefEventDetail(tx, { ...who, now }, { id })
}

/** Holds the payout until a person has decided. */
export async function complain(
  tx: Transaction,
  who: Member,
  { id, text }: Input<typeof contract.complain>,
): Promise<Output<typeof contract.complain>> {
  const { event, now } = await lockOwnEvent(tx, who, id)
  const booking = await lockBookingOf(tx, id)
  const isBooked = booking?.status === 'confirmed' || booking?.status === 'completed'
  if (!booking || !isBooked || !canComplain(booking.startsAt, now)) {
    throw new Refusal('complaint_too_late', 409)
  }
  if (await findComplaint(tx, booking.id)) throw new Refusal('complaint_made', 409)
  await insertComplaint(tx, { bookingId: booking.id, text }, now)
  await suspendPayout(tx, booking.id, now)
  const { userId } = await getChefOf(tx, booking.chefId)
  await notify(tx, { event, userId, notice: 'chef-complaint-made', key: booking.id, now }, {})
  await showEvent(tx, event, [booking.chefId], now)
  return getChefEventDetail(tx, { ...who, now }, { id })
}
