import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface QueueHealth {
  /** Due and not begun. */
  waiting: number
  oldestSeconds: number
  /** Failed and run once more later. */
  retrying: number
  running: number
  /** Given up after their last try, within a day. */
  failed: number
  failedNames: string[]
}

/** How the queue of jobs does. */
export async function readQueueHealth(db: Database, now: Date): Promise<QueueHealth> {
  const { rows } = await sql<QueueHealth>`
    select (count(*) filter (where state in ('created', 'retry') and start_after <= ${now}))::integer as waiting,
           coalesce(extract(epoch from ${now}::timestamptz - min(start_after)
             filter (where state in ('created', 'retry') and start_after <= ${now})), 0)::integer as "oldestSeconds",
           (count(*) filter (where state = 'retry'))::integer as retrying,
           (count(*) filter (where state = 'active'))::integer as running,
           (count(*) filter (where state = 'failed' and completed_on > ${now}::timestamptz - interval '1 day'))::integer as failed,
           coalesce(array_agg(distinct name)
             filter (where state = 'failed' and completed_on > ${now}::timestamptz - interval '1 day'), '{}') as "failedNames"
      from pgboss.job
     where name not like '\\_\\_pgboss%'`.execute(db)
  return (
    rows[0] ?? { waiting: 0, oldestSeconds: 0, retrying: 0, running: 0, failed: 0, failedNames: [] }
  )
}
