import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import { findUnfitPicks } from '../../allergens/unsafe-meals.ts'

/** Dishes on tickets that someone of the household must not eat, or reacted to before they were cooked. */
const listUnsafeTickets = async (db: Database): Promise<string[]> =>
  (
    await sql<{ error: string }>`
    select format('ticket %s holds %s', t.id, f.slug) as error
    from kitchen_ticket_lines l
    join kitchen_tickets t on t.id = l.ticket_id
    join dishes f on f.id = l.dish_id
    where exists (select from household_members h
        where h.customer_id = t.customer_id and h.allergens && (f.allergens || f.asked_allergens))
      or t.status <> 'failed' and exists (select from delivery_claims c
        where c.customer_id = t.customer_id and c.kind = 'allergen' and c.dish_id = l.dish_id
          and c.made_at < (t.day::timestamp at time zone 'Asia/Dubai'))
    order by t.id, l.position`.execute(db)
  ).rows.map(({ error }) => error)

/** Meals that the kitchen or a repeated week chose since the last look are for the whole household. */
export async function auditDishes(
  db: Database,
  after: number,
): Promise<{ errors: string[]; lastId: number }> {
  const picks = await findUnfitPicks(db, after)
  return { errors: [...picks.errors, ...(await listUnsafeTickets(db))], lastId: picks.lastId }
}
