import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnChef } from '#features/chefs/server/public.ts'
import type { waiveDeadline as contract } from '#features/chef-events/chef-contract.ts'
import { insertStep, lockBooking, updateBooking } from '../../bookings/booking-store.ts'
import { findEvent } from '../../store.ts'
import { notifyCustomer } from '../notify-customer.ts'
import { canWaive, getBooking } from './load-bookings.ts'
import { waived } from '../templates.ts'

/** The chef may waive the deadline; a second time changes nothing. */
export async function waiveDeadline(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const chef = await getOwnChef(tx, who.id)
  const booking = await lockBooking(tx, id)
  if (booking?.chefId !== chef.id) throw new Refusal('not_found', 404)
  if (booking.waivedAt !== null) return getBooking(tx, chef, id, who)
  if (!canWaive(booking, who.now)) throw new Refusal('chef_event_closed', 409)

  await updateBooking(tx, id, { waived_at: who.now })
  await insertStep(tx, { bookingId: id, kind: 'waived', actor: 'chef', at: who.now })
  const event = await findEvent(tx, booking.eventId)
  if (event) await notifyCustomer(tx, event, chef, { template: waived, id, facts: {} }, who.now)
  return getBooking(tx, chef, id, who)
}
