import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { cancelBookingAsChef as contract } from '#features/chef-events/chef-contract.ts'
import { getOwnChef } from '#features/chefs/server/public.ts'
import { instantAfterWaiting } from '#features/deliveries/server/public.ts'
import { findBooking, lockBooking } from '../../bookings/booking-store.ts'
import { cancelBooking } from '../../bookings/cancel-booking.ts'
import { canCancel, getBooking } from './load-bookings.ts'

/** The customer gets the whole deposit back, and the request opens for other chefs. */
export async function cancelBookingAsChef(
  tx: Transaction,
  who: Member,
  { id, reason }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const chef = await getOwnChef(tx, who.id)
  const found = await findBooking(tx, id)
  if (found?.chefId !== chef.id) throw new Refusal('not_found', 404)
  await lockUser(tx, found.customerId)
  const booking = await lockBooking(tx, id)
  if (!booking) throw new Refusal('not_found', 404)
  const now = await instantAfterWaiting(tx, who.now)
  if (!canCancel(booking, now)) throw new Refusal('chef_event_closed', 409)
  await cancelBooking(tx, booking, 'chef', now, reason)
  return getBooking(tx, chef, id, { ...who, now })
}
