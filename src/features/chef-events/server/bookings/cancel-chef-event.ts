import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams, toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../../quotes-contract.ts'
import { freeUntil, isFreeChange } from '../../rules.ts'
import { closeRequest } from '../quotes/close-request.ts'
import { lockOwnEvent } from '../quotes/lock-own-event.ts'
import { getChefEventDetail } from '../requests/get-chef-event.ts'
import { findEvent, type ChefEventRow } from '../store.ts'
import { findNewestBooking, lockBookingOf, type BookingRow } from './booking-store.ts'
import { cancelBooking, countRefund } from './cancel-booking.ts'

/** What cancelling now gives back and keeps. */
export async function previewCancellation(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.previewCancellation>,
): Promise<Output<typeof contract.previewCancellation>> {
  const event = await findEvent(db, id)
  if (event?.userId !== who.id) throw new Refusal('not_found', 404)
  const newest = await findNewestBooking(db, id)
  const booking = newest?.status === 'cancelled' ? undefined : newest
  refuseWhenOver(event, booking, who.now)
  if (!booking) return { isFree: true, freeUntil: null, paid: 0, refund: 0, kept: 0 }
  const isConfirmed = booking.status === 'confirmed'
  const { leftFils, refundFils } = await countRefund(db, booking, who.now)
  return {
    isFree: !isConfirmed || isFreeChange(booking.startsAt, who.now, booking.waivedAt !== null),
    freeUntil: freeUntil(booking.startsAt).toISOString(),
    paid: toDirhams(leftFils),
    refund: toDirhams(refundFils),
    kept: toDirhams(leftFils - refundFils),
  }
}

/** Gives up a request, or cancels its booking by the 72-hour rule as it is at this instant. */
export async function cancelChefEvent(
  tx: Transaction,
  who: Member,
  { id, refund }: Input<typeof contract.cancelChefEvent>,
): Promise<Output<typeof contract.cancelChefEvent>> {
  const { event, quotes, now } = await lockOwnEvent(tx, who, id)
  const booking = await lockBookingOf(tx, id)
  refuseWhenOver(event, booking, now)
  const { refundFils } = booking ? await countRefund(tx, booking, now) : { refundFils: 0 }
  if (toFils(refund) !== refundFils) {
    throw new Refusal('refund_changed', 409, { details: { refund: toDirhams(refundFils) } })
  }
  await (booking
    ? cancelBooking(tx, booking, 'customer', now)
    : closeRequest(tx, event, quotes, { by: 'customer', now }))
  return getChefEventDetail(tx, { ...who, now }, { id })
}

/** Once the start has come, the event is held or was missed: no cancelling any more. */
function refuseWhenOver(event: ChefEventRow, booking: BookingRow | undefined, now: Date): void {
  const isOver = event.status === 'cancelled' || event.status === 'completed'
  if (isOver || (booking && booking.startsAt <= now)) throw new Refusal('chef_event_closed', 409)
}
