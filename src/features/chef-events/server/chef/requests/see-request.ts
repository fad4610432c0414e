import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnChef } from '#features/chefs/server/public.ts'
import type { seeRequest as contract } from '#features/chef-events/chef-contract.ts'
import { showEvent } from '../../notices/notify.ts'
import { findEvent } from '../../store.ts'
import { findInvitation, markSeen } from '../invitation-store.ts'

/** The first time counts; anyone who waits for an answer learns that it was read. */
export async function seeRequest(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const chef = await getOwnChef(tx, who.id)
  if (!(await findInvitation(tx, id, chef.id))) throw new Refusal('not_found', 404)
  const event = (await markSeen(tx, id, chef.id, who.now)) ? await findEvent(tx, id) : undefined
  if (event) await showEvent(tx, event, [], who.now)
  return { seen: true }
}
