import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { OPEN_LISTS_MAX } from '../../rules.ts'
import { countOpenLists } from './list-store.ts'

/** The customer must be locked, so that lists come one after the other. @throws Refusal `too_many_lists` */
export async function refuseMoreLists(tx: Transaction, customerId: string): Promise<void> {
  if ((await countOpenLists(tx, customerId)) < OPEN_LISTS_MAX) return
  throw new Refusal('too_many_lists', 422, { parameters: { count: OPEN_LISTS_MAX } })
}
