import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const KEPT_MS = 3_600_000

/** The queue keeps what it is done with as long as what failed; no one looks at the former. */
export const deleteCompletedJobs = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KEPT_MS)
  await sql`delete from pgboss.job where state = 'completed' and completed_on < ${before}`.execute(
    db,
  )
}
