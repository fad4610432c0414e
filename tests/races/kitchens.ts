import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'

const FIRST_ID = 10_000

/** A further kitchen in Dubai Marina, like the first of the catalogue but with its own capacity. */
export async function openKitchen(db: Database, number: number, capacity: number): Promise<number> {
  const id = FIRST_ID + number
  await sql`
    insert into restaurants
    select (jsonb_populate_record(
      restaurants,
      jsonb_build_object('id', ${id}::integer, 'capacity_per_day', ${capacity}::integer)
    )).*
    from restaurants where id = 1
  `.execute(db)
  return id
}
