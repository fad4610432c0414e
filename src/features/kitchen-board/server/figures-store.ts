import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'

/** When a drop's window closes; at Ramadan it may close after midnight. */
export const windowEnd = sql`(
  (t.day + case when t.window_to <= t.window_from then 1 else 0 end) + t.window_to::time
) at time zone 'Asia/Dubai'`

export interface Punctuality {
  delivered: number
  onTime: number
}

/** Drops handed over on these days, and those that came before their window closed. */
export async function countPunctual(db: Database, from: Day, to: Day): Promise<Punctuality> {
  const { rows } = await sql<Punctuality>`
    select count(*)::integer as delivered,
           (count(*) filter (where s.at <= ${windowEnd}))::integer as "onTime"
      from kitchen_tickets t
      cross join lateral (
        select max(s.happened_at) as at from kitchen_ticket_steps s
         where s.ticket_id = t.id and s.to_status = 'delivered' and not s.is_recall
      ) s
     where t.day between ${from} and ${to} and t.status = 'delivered' and s.at is not null`.execute(
    db,
  )
  return rows[0] ?? { delivered: 0, onTime: 0 }
}

export interface LateDrops {
  drops: number
  areas: string[]
}

/** Drops of today whose window has closed, and no one has opened the door yet. */
export async function countLate(db: Database, today: Day, now: Date): Promise<LateDrops> {
  const { rows } = await sql<LateDrops>`
    select count(*)::integer as drops,
           coalesce(array_agg(distinct t.area) filter (where t.area <> ''), '{}') as areas
      from kitchen_tickets t
     where t.day = ${today} and t.status in ('due', 'preparing', 'ready', 'out')
       and ${windowEnd} < ${now}`.execute(db)
  return rows[0] ?? { drops: 0, areas: [] }
}
