import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { isOpen } from './quote-store.ts'

/** Events on which a quote of a suspended chef is open, or would be again if a deposit failed. */
export async function listEventsOfSuspended(db: Database, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct e.id
      from chef_quotes q
      join chef_events e on e.id = q.event_id
      join chefs c on c.id = q.chef_id
      join users u on u.id = c.user_id
     where u.suspended_at is not null and ${isOpen}
     order by e.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Bookings to come of chefs who are suspended. */
export async function countWithoutChef(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
      from chef_bookings b
      join chefs c on c.id = b.chef_id
      join users u on u.id = c.user_id
     where b.status = 'confirmed' and u.suspended_at is not null`.execute(db)
  return rows[0]?.count ?? 0
}
