import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { OFFERED_METHODS, type OfferedMethod } from '../../rules.ts'

const KEY = 'payment-methods-off'

/** Ways to pay that an admin has switched off for new orders. */
export async function listMethodsOff(db: Database): Promise<OfferedMethod[]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst()
  const names: unknown = row?.value
  return OFFERED_METHODS.filter((method) => Array.isArray(names) && names.includes(method))
}

/** Two admins who switch at once wait for each other. */
export async function holdMethods(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${KEY}))`.execute(tx)
}

export async function putMethodsOff(
  tx: Transaction,
  methods: readonly OfferedMethod[],
  { adminId, now }: { adminId: string; now: Date },
): Promise<void> {
  const values = { value: JSON.stringify(methods), changed_at: now, changed_by: adminId }
  await tx
    .insertInto('settings')
    .values({ key: KEY, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}
