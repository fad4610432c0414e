import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { listBusyDays, lockChef } from './store.ts'

/**
 * Whether the chef is neither booked nor away on a day. Holds the chef until the caller commits, so
 * that the answer stays true: comes after the event in the order of locks.
 */
export async function isChefFree(tx: Transaction, chefId: number, day: Day): Promise<boolean> {
  await lockChef(tx, chefId)
  return (await listBusyDays(tx, chefId, day, day)).length === 0
}
