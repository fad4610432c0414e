import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { deleteAddress as contract } from '../contract.ts'
import { whyNotDeletable } from '../rules.ts'
import { isAddressNeeded } from './needs.ts'
import { listAddressRows, lockAddress, markAddressDeleted } from './store.ts'

export async function deleteAddress(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  await lockUser(tx, who.id)
  const rows = await listAddressRows(tx, who.id)
  const current = rows.find((row) => row.id === id)
  if (!current) throw new Refusal('not_found', 404)
  await lockAddress(tx, id)
  const reason = whyNotDeletable({
    isDefault: current.isDefault,
    hasOthers: rows.length > 1,
    isNeeded: await isAddressNeeded(tx, { userId: who.id, addressId: id, today: who.today }),
  })
  if (reason) throw new Refusal(reason, 409)

  await markAddressDeleted(tx, id, who.now)
  return { ok: true }
}
