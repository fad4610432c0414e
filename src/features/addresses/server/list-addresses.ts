import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { listAddresses as contract } from '../contract.ts'
import { presentAddress } from './present-address.ts'
import { listAddressRows } from './store.ts'

export async function listAddresses(db: Database, who: Member): Promise<Output<typeof contract>> {
  const rows = await listAddressRows(db, who.id)
  return rows.map((row) => presentAddress(row, who.language))
}
