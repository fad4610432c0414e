import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { ANSWER_HOURS } from '../../rules.ts'
import { countWithoutChef } from '../quotes/suspended-read-model.ts'

export interface ChefEventFigures {
  booked: number
  waiting: number
  /** Of those that wait: chefs had 48 hours, or the event is that near. */
  unquoted: number
  /** When chefs were asked for the first of them. */
  unquotedSince: Date | null
  complaints: number
  complaintSince: Date | null
  /** Bookings to come of chefs who are suspended. */
  withoutChef: number
}

const NO_EVENTS = {
  booked: 0,
  waiting: 0,
  unquoted: 0,
  unquotedSince: null,
  complaints: 0,
  complaintSince: null,
}

/** Bookings to come, requests that no chef has quoted yet, and complaints to decide. */
export async function countChefEvents(db: Database, now: Date): Promise<ChefEventFigures> {
  const answerMs = ANSWER_HOURS * 3_600_000
  const chance = new Date(now.getTime() - answerMs)
  const near = new Date(now.getTime() + answerMs)
  const { rows } = await sql<Omit<ChefEventFigures, 'withoutChef'>>`
    select (select count(*)::integer from chef_bookings where status = 'confirmed') as booked,
           (select count(*)::integer from chef_events
             where status = 'pending' and (starts_at is null or starts_at > ${now})) as waiting,
           w.unquoted, w."unquotedSince", c.complaints, c."complaintSince"
      from (select count(*)::integer as complaints, min(made_at) as "complaintSince"
              from chef_complaints where resolved_at is null) c,
           (select count(*)::integer as unquoted, min(asked_at) as "unquotedSince"
              from (select coalesce(asked_again_at, created_at) as asked_at, starts_at
                      from chef_events
                     where status = 'pending' and starts_at > ${now}) asked
             where asked_at <= ${chance} or starts_at <= ${near}) w`.execute(db)
  const [figures = NO_EVENTS] = rows
  return { ...figures, withoutChef: await countWithoutChef(db) }
}

/** The newest requests. */
export const listNewestEvents = (db: Database, limit: number) =>
  db
    .selectFrom('chef_events as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.created_at as at', 'u.name', 'u.phone', 'e.guest_count as guests'])
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()

/** The newest quotes of chefs. */
export const listNewestQuotes = (db: Database, limit: number) =>
  db
    .selectFrom('chef_quotes as q')
    .innerJoin('chefs as c', 'c.id', 'q.chef_id')
    .select([
      'q.sent_at as at',
      'c.name_en as chefEn',
      'c.name_ar as chefAr',
      'q.total_fils as totalFils',
    ])
    .orderBy('q.id', 'desc')
    .limit(limit)
    .execute()
