import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { COMPANY_AT_FIRST, type Company } from '../rules.ts'

const KEY = 'company'

const stored = prepared<{ key: string }>()((db, param) =>
  db.selectFrom('settings').select('value').where('key', '=', param('key')),
)

/** What the service was started with: it holds as long as no admin has changed anything. */
export type CompanyAtStart = Partial<Pick<Company, 'trn' | 'address' | 'bankName' | 'iban'>>

/** Read again each time, by one row: a change holds at once in every process. */
export async function readCompany(db: Database, atStart: CompanyAtStart = {}): Promise<Company> {
  const [row] = await stored(db, { key: KEY })
  return { ...COMPANY_AT_FIRST, ...atStart, ...(row?.value as Partial<Company> | undefined) }
}

/** Two admins who change it at once wait for each other. */
export async function holdCompany(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${KEY}))`.execute(tx)
}

export async function putCompany(
  tx: Transaction,
  company: Company,
  { adminId, now }: { adminId: string; now: Date },
): Promise<void> {
  const values = { value: JSON.stringify(company), changed_at: now, changed_by: adminId }
  await tx
    .insertInto('settings')
    .values({ key: KEY, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}
