import { sql } from 'kysely'
import { vi } from 'vitest'
import {
  inTransaction,
  type Database,
  type Transaction,
} from '../../src/server/database/database.ts'

/** Until so many connections of this database wait for a lock of another one. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  const look = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length < count) throw new Error(`${rows.length} of ${count} wait for a lock`)
  }
  await vi.waitFor(look, { timeout: 20_000, interval: 10 })
}

/**
 * Runs two calls of which the first is served first: both wait for what `lock` locks. A refusal is kept
 * as it comes, since it may come before the lock is known to be released.
 */
export async function runInOrder(
  db: Database,
  lock: (tx: Transaction) => Promise<unknown>,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<PromiseSettledResult<unknown>[]> {
  const both: Promise<PromiseSettledResult<unknown>[]>[] = []
  await inTransaction(db, async (tx) => {
    await lock(tx)
    both.push(Promise.allSettled([first()]))
    await untilWaiting(db, 1)
    both.push(Promise.allSettled([second()]))
    await untilWaiting(db, 2)
  })
  return (await Promise.all(both)).flat()
}
