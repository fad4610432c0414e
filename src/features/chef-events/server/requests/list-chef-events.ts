import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { listChefEvents as contract } from '../../list-contract.ts'
import { listChefEventRows } from '../store.ts'
import { toChefEvent } from './to-chef-event.ts'

export const listChefEvents = async (db: Database, who: Member): Promise<Output<typeof contract>> =>
  (await listChefEventRows(db, who.id)).map(toChefEvent)
