import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { DOWN_AFTER_MINUTES, GRACE_HOURS } from '../../rules.ts'

export interface Watch {
  /** Windows that closed before it are judged by people. */
  since: Date
  /** The product was down a short while ago: what came meanwhile may not be known yet. */
  isQuiet: boolean
}

/** Notes that the product is up and looks for food that did not come. */
export async function watch(db: Database, now: Date): Promise<Watch> {
  const { rows } = await sql<{ since: Date; quietUntil: Date | null }>`
    insert into delivery_watch as w (since, seen_at) values (${now}, clock_timestamp())
    on conflict (only_row) do update
       set seen_at = excluded.seen_at,
           quiet_until = case
             when excluded.seen_at - w.seen_at > make_interval(mins => ${DOWN_AFTER_MINUTES})
             then ${new Date(now.getTime() + GRACE_HOURS * 3_600_000)}::timestamptz
             else w.quiet_until
           end
    returning since, quiet_until as "quietUntil"`.execute(db)
  const { since, quietUntil } = rows[0] ?? { since: now, quietUntil: null }
  return { since, isQuiet: quietUntil !== null && now < quietUntil }
}
