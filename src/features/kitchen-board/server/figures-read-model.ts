import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import type { Database } from '#server/database/database.ts'
import { windowEnd } from '#server/database/window-end.ts'
import { MISSED_REASONS, TRIED_REASONS, type FailureReason, type TicketStatus } from '../rules.ts'

export const closesAt = windowEnd('t.day', 't.window_from', 't.window_to')

/** The index of unfinished tickets needs the same words. */
const isOpen = sql`t.status in ('due', 'preparing', 'ready', 'out')`
const isOneOf = (reasons: readonly FailureReason[]) =>
  sql`t.failure_reason in (${sql.join(reasons.map((reason) => sql.lit(reason)))})`
const isMissed = isOneOf(MISSED_REASONS)

export interface Punctuality {
  /** Drops whose window has closed, delivered or not; the ones called off don't count. */
  due: number
  onTime: number
}

/**
 * Drops of these days that had to be there by now, and those of them that were: handed over, or
 * tried at a door that no one opened or that the address didn't lead to.
 */
export async function countPunctual(
  db: Database,
  from: Day,
  to: Day,
  now: Date,
): Promise<Punctuality> {
  const { rows } = await sql<Punctuality>`
    select count(*)::integer as due,
           (count(*) filter (where s.at <= ${closesAt}))::integer as "onTime"
      from kitchen_tickets t
      left join lateral (
        select case when t.failure_reason = 'nobody_home' then coalesce(t.knocked_at, max(s.happened_at))
                    else max(s.happened_at) end as at
          from kitchen_ticket_steps s
         where s.ticket_id = t.id and s.to_status = t.status and not s.is_recall
           and (t.status = 'delivered' or ${isOneOf(TRIED_REASONS)})
      ) s on true
     where t.day between ${from} and ${to} and t.status <> 'cancelled'
       and ${closesAt} < ${now}`.execute(db)
  return rows[0] ?? { due: 0, onTime: 0 }
}

export interface LateStops {
  restaurantId: number
  nameEn: string
  nameAr: string
  drops: number
  areasEn: string[]
  areasAr: string[]
  /** When the first of their windows closed. */
  since: Date
}

const areasIn = (name: 'name_en' | 'name_ar') =>
  sql`array_remove(array_agg(distinct coalesce(${sql.ref(`a.${name}`)}, nullif(t.area, ''))), null)`

/** Drops of any day whose window has closed and that no one has ended, by kitchen. */
export async function listLate(db: Database, now: Date): Promise<LateStops[]> {
  const { rows } = await sql<LateStops>`
    select r.id as "restaurantId", r.name_en as "nameEn", r.name_ar as "nameAr",
           count(*)::integer as drops,
           ${areasIn('name_en')} as "areasEn", ${areasIn('name_ar')} as "areasAr",
           min(${closesAt}) as since
      from kitchen_tickets t
      join restaurants r on r.id = t.restaurant_id
      left join areas a on a.id = t.area_id
     where ${isOpen} and ${closesAt} < ${now}
     group by r.id
     order by drops desc, r.id`.execute(db)
  return rows
}

export interface LateTicket {
  id: number
  number: number
  day: Day
  occasion: Occasion
  status: TicketStatus
  /** When its window closed. */
  since: Date
}

const LATE_MAX = 50

/** The same drops of one kitchen, one by one, the oldest first; at most 50. */
export async function listLateOf(
  db: Database,
  restaurantId: number,
  now: Date,
): Promise<LateTicket[]> {
  const { rows } = await sql<LateTicket>`
    select t.id, t.number, t.day, t.meal_time as occasion, t.status, ${closesAt} as since
      from kitchen_tickets t
     where t.restaurant_id = ${restaurantId} and ${isOpen} and ${closesAt} < ${now}
     order by since, t.number, t.id
     limit ${LATE_MAX}`.execute(db)
  return rows
}

export interface MissedStops {
  restaurantId: number
  nameEn: string
  nameAr: string
  drops: number
}

/** Drops that never came and were missed between two instants, by kitchen. R-RUN-16 */
export async function countMissed(db: Database, from: Date, to: Date): Promise<MissedStops[]> {
  const { rows } = await sql<MissedStops>`
    select r.id as "restaurantId", r.name_en as "nameEn", r.name_ar as "nameAr",
           count(*)::integer as drops
      from kitchen_tickets t
      join restaurants r on r.id = t.restaurant_id
     where ${isMissed} and t.changed_at > ${from} and t.changed_at <= ${to}
     group by r.id
     order by drops desc, r.id`.execute(db)
  return rows
}

/** What the board of the day after says of a kitchen's day. */
export async function countLeftOver(
  db: Database,
  { restaurantId, day }: { restaurantId: number; day: Day },
  now: Date,
): Promise<{ late: number; missed: number }> {
  const { rows } = await sql<{ late: number; missed: number }>`
    select (count(*) filter (where ${isOpen} and ${closesAt} < ${now}))::integer as late,
           (count(*) filter (where ${isMissed}))::integer as missed
      from kitchen_tickets t
     where t.restaurant_id = ${restaurantId} and t.day = ${day}`.execute(db)
  return rows[0] ?? { late: 0, missed: 0 }
}
