import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const stored = prepared<{ key: string }>()((db, param) =>
  db.selectFrom('settings').select('value').where('key', '=', param('key')),
)

/** What an admin has set; undefined while no one has. */
export const findSetting = async (db: Database, key: string): Promise<unknown> =>
  (await stored(db, { key }))[0]?.value

/** Two admins who change the same setting wait for each other. */
export async function lockSetting(tx: Transaction, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(tx)
}

export async function putSetting(
  tx: Transaction,
  key: string,
  value: unknown,
  { adminId, now }: { adminId: string; now: Date },
): Promise<void> {
  const values = { value: JSON.stringify(value), changed_at: now, changed_by: adminId }
  await tx
    .insertInto('settings')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}
