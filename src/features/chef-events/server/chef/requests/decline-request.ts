import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnChef } from '#features/chefs/server/public.ts'
import type { declineRequest as contract } from '#features/chef-events/chef-contract.ts'
import { lockQuotes } from '../../quotes/quote-store.ts'
import { lockEvent } from '../../store.ts'
import { findInvitation, markDeclined } from '../invitation-store.ts'
import { standing } from './load-requests.ts'

export async function declineRequest(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const chef = await getOwnChef(tx, who.id)
  if (!(await findInvitation(tx, id, chef.id))) throw new Refusal('not_found', 404)
  await lockEvent(tx, id)
  const own = (await lockQuotes(tx, id)).filter(({ chefId }) => chefId === chef.id)
  if (standing(own, who.now).length > 0) throw new Refusal('quote_sent', 409)
  await markDeclined(tx, id, chef.id, who.now)
  return { declined: true }
}
