import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { GRACE_HOURS, MISSED_AFTER_MINUTES } from '../../rules.ts'
import { windowEnd } from '../figures-store.ts'

/** The product was down if it has not looked for so long. */
const DOWN_AFTER = sql`interval '15 minutes'`

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
             when excluded.seen_at - w.seen_at > ${DOWN_AFTER}
             then ${new Date(now.getTime() + GRACE_HOURS * 3_600_000)}::timestamptz
             else w.quiet_until
           end
    returning since, quiet_until as "quietUntil"`.execute(db)
  const { since, quietUntil } = rows[0] ?? { since: now, quietUntil: null }
  return { since, isQuiet: quietUntil !== null && quietUntil > now }
}

/** The same without noting anything, for others who wait for news. */
export async function isQuiet(db: Database, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('delivery_watch')
    .select('quiet_until as quietUntil')
    .executeTakeFirst()
  return row?.quietUntil != null && row.quietUntil > now
}

export interface LateDrop {
  ticketId: number
  customerId: string
  deliveryDayId: number
  restaurantId: number
  day: Day
  isMissed: boolean
}

/** Drops that nobody handed over until their window closed, the oldest first. */
export async function listLateDrops(db: Database, since: Date, now: Date): Promise<LateDrop[]> {
  const { rows } = await sql<LateDrop>`
    select t.id as "ticketId", t.customer_id as "customerId", t.restaurant_id as "restaurantId",
           t.delivery_day_id as "deliveryDayId", t.day,
           ${windowEnd} + make_interval(mins => ${MISSED_AFTER_MINUTES}) <= ${now} as "isMissed"
      from kitchen_tickets t
     where t.status in ('due', 'preparing', 'ready', 'out')
       and t.delivery_day_id is not null
       and ${windowEnd} >= ${since} and ${windowEnd} < ${now}
     order by t.day, t.id`.execute(db)
  return rows
}
