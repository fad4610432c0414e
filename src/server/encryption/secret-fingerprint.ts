import { sql } from 'kysely'
import { inTransaction, type Database } from '../database/database.ts'
import { openVault } from './vault.ts'

const LOCK_KEY = 7_822_003

/** Names a secret without telling it. */
export const fingerprintOf = (secret: string): Buffer => openVault(secret).mark('SECRET', 'name')

const WHAT_TO_DO = 'restore the file secret of DATA_DIR from the backup, or set the earlier SECRET'

/**
 * Keeps the fingerprint of a new database's secret.
 * @throws Error with one line when the database was used with another secret.
 */
export async function refuseOtherSecret(db: Database, secret: string): Promise<void> {
  const fingerprint = fingerprintOf(secret)
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY}::bigint)`.execute(tx)
    const kept = await tx
      .selectFrom('secret_fingerprints')
      .select('fingerprint')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    refuseUnlike(kept?.fingerprint, fingerprint)
    if (!kept) await tx.insertInto('secret_fingerprints').values({ fingerprint }).execute()
  })
}

/** @throws Error with one line when a fingerprint was kept and this one, or none, is another. */
export function refuseUnlike(kept: Buffer | undefined, fingerprint: Buffer | undefined): void {
  if (!kept || (fingerprint && kept.equals(fingerprint))) return
  const fault = fingerprint
    ? 'SECRET is not the one that this database was used with'
    : 'SECRET is missing, and this database was used with one'
  throw new Error(`${fault}: ${WHAT_TO_DO}.`)
}
