import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { KitchenDay } from './freeze-store.ts'

/** Writes the passed cut-offs of a kitchen's day down. */
export async function closeDueDays(
  db: Database,
  { restaurantId, day }: KitchenDay,
  now: Date,
): Promise<void> {
  await sql`
    update delivery_days d
       set status = 'locked', changed_at = ${now}, address = to_jsonb(a)
      from delivery_addresses a
     where d.status = 'planned' and d.locks_at <= ${now} and a.id = d.address_id
       and d.restaurant_id = ${restaurantId} and d.day = ${day}`.execute(db)
}
