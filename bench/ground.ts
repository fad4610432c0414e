import { sql } from 'kysely'
import { inTransaction, openDatabase } from '#server/database/database.ts'
import { markAsDemo } from '#server/database/demo-mark.ts'
import { createLog } from '#server/log.ts'
import { seedCatalogue } from '../seeds/run.ts'
import { openKitchen } from '../tests/races/kitchens.ts'
import { applyMigrations } from '../tools/database/contents.ts'
import { CUSTOMERS, FIRST_ADDRESS_ID, FIRST_KITCHEN, KITCHENS } from './load/requests.ts'

const ROOMY = 1_000_000

/** A database with the catalogue, and enough signed-in customers and kitchens to order from. */
export async function prepareDatabase(url: string): Promise<void> {
  await applyMigrations({ ownerUrl: url, appUrl: url }, { hasDemoClock: false })
  const { db, close } = openDatabase(url, createLog('silent'), { maxConnections: 2 })
  try {
    await seedCatalogue(db)
    await inTransaction(db, markAsDemo)
    for (let number = 0; number < KITCHENS; number += 1) {
      await openKitchen(db, FIRST_KITCHEN + number, ROOMY)
    }
    await sql`
      with people as (
        insert into users (phone, name)
        select '+97157' || lpad(n::text, 7, '0'), 'Customer ' || n
        from generate_series(0, ${CUSTOMERS}::integer - 1) as n
        returning id, right(phone, 7)::integer as n
      ), opened as (
        insert into sessions (id, user_id, created_at, last_seen_at, expires_at)
        select sha256(convert_to(rpad('bench-' || n || '-', 43, 'x'), 'UTF8')), id, now(),
          now() + interval '10 minutes', now() + interval '7 days'
        from people
      )
      insert into delivery_addresses (
        id, user_id, name, address_line1, city, area, area_id, is_default, fingerprint,
        created_at, updated_at
      )
      overriding system value
      select ${FIRST_ADDRESS_ID}::integer + n, people.id, 'Home', 'Marina Gate 1', 'Dubai',
        areas.name_en, areas.id, true, sha256(convert_to(n::text, 'UTF8')), now(), now()
      from people cross join areas where areas.slug = 'dubai-marina'
    `.execute(db)
    await sql`analyze`.execute(db)
  } finally {
    await close()
  }
}
