import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnChef } from '#features/chefs/server/public.ts'
import type { replyToReview as contract } from '#features/chef-events/chef-contract.ts'
import { getBooking } from './load-bookings.ts'
import { setReply } from './review-store.ts'

export async function replyToReview(
  tx: Transaction,
  who: Member,
  { id, text }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const chef = await getOwnChef(tx, who.id)
  await getBooking(tx, chef, id, who)
  if (!(await setReply(tx, id, text, who.now))) throw new Refusal('not_found', 404)
  return getBooking(tx, chef, id, who)
}
