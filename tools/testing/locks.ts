import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '../../src/server/database/database.ts'

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
