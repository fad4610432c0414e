import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { cancelEventAsAdmin as contract } from '../../admin-contract.ts'
import { lockBookingOf } from '../bookings/booking-store.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { notify } from '../notices/notify.ts'
import { closeRequest } from '../quotes/close-request.ts'
import { lockEventAsAdmin } from './lock-event-as-admin.ts'
import { getAdminRow } from './list-events.ts'

/** The house calls an event off: all that was paid goes back. */
export async function cancelEventAsAdmin(
  tx: Transaction,
  who: Member,
  { id, reason }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { event, quotes, now } = await lockEventAsAdmin(tx, id, who.now)
  if (event.status === 'cancelled' || event.status === 'completed') {
    throw new Refusal('chef_event_closed', 409)
  }
  const booking = await lockBookingOf(tx, id)
  if (booking) {
    await cancelBooking(tx, booking, 'admin', now, reason)
  } else {
    await closeRequest(tx, event, quotes, { by: 'admin', now })
    const about = {
      event,
      userId: event.userId,
      notice: 'chef-event-cancelled-by-us',
      now,
    } as const
    await notify(tx, { ...about, key: 'admin' }, { reason })
  }
  await writeAudit(tx, who, {
    action: 'cancel-chef-event',
    object: 'chef-event',
    objectId: id,
    before: { status: event.status },
    after: { status: 'cancelled', reason },
  })
  return getAdminRow(tx, who, id)
}
