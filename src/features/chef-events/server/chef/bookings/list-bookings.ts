import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnChef } from '#features/chefs/server/public.ts'
import type { listChefBookings as contract } from '#features/chef-events/chef-contract.ts'
import { endOf } from '#features/chef-events/rules.ts'
import { listBookings, type Booking } from './load-bookings.ts'

const isToCome = ({ status, event }: Booking, now: Date): boolean =>
  (status === 'confirmed' || status === 'deposit_due') && endOf(new Date(event.startsAt)) > now

export async function listChefBookings(
  db: Database,
  who: Member,
): Promise<Output<typeof contract>> {
  const newestFirst = await listBookings(db, await getOwnChef(db, who.id), who)
  return [
    ...newestFirst.filter((booking) => isToCome(booking, who.now)).toReversed(),
    ...newestFirst.filter((booking) => !isToCome(booking, who.now)),
  ]
}
