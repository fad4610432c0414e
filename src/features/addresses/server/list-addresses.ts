import type { Answer } from '#shared/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/caller.ts'
import type { listAddresses as contract } from '../contract.ts'
import { listAddressRows } from './store.ts'

export const listAddresses = (db: Database, who: Member): Promise<Answer<typeof contract>> =>
  listAddressRows(db, who.id)
