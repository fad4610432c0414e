import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { deleteMember as contract } from '../contract.ts'
import { listMembers, removeMember } from './store.ts'

export async function deleteMember(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  await lockUser(tx, who.id)
  const current = (await listMembers(tx, who.id)).find((member) => member.id === id)
  if (!current) throw new Refusal('not_found', 404)
  if (current.isCustomer) throw new Refusal('customer_member_kept', 409)

  await removeMember(tx, id)
  return { ok: true }
}
