import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'

const COMPANY = {
  legalNameEn: 'Sufra Catering Services LLC',
  legalNameAr: 'سفرة لخدمات الضيافة ذ.م.م',
  trn: '100000000000003',
  address: 'Bay Square 7, Business Bay, Dubai',
  phone: '+97148001234',
  email: 'care@sufra.example',
}

/** As if an admin had said who sells: a live shop takes orders from then on. */
export async function confirmCompany(db: Database, changes: object = {}): Promise<void> {
  const value = JSON.stringify({ ...COMPANY, ...changes })
  await sql`
    insert into settings (key, value, changed_at) values ('company', ${value}::jsonb, now())
    on conflict (key) do update set value = excluded.value`.execute(db)
}
