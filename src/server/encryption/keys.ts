import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction, type Database, type Transaction } from '../database/database.ts'
import { refuseLeftBehind, type SealedColumn } from './sealed-column.ts'
import { fingerprintOf, refuseUnlike } from './secret-fingerprint.ts'
import { openVault, type Vault } from './vault.ts'

export interface Secrets {
  /** Seals. */
  secret: string
  /** Only opens, while the secret is changed. */
  secretPrevious?: string | undefined
}

export interface Keys {
  vault: Vault
  /** What links are made from; it stays when the secret changes. */
  linkKey: string
}

const LOCK_KEY = 7_822_003
const ABOUT_ROOT = 'derivation-root'

export const sealedRoot: SealedColumn = {
  table: 'derivation_roots',
  column: 'sealed',
  identity: ['only_row'],
  about: () => ABOUT_ROOT,
}

/**
 * Keeps the fingerprint of the secret, and what links and marks are made from: at random for a new
 * database, and for one of before its secret of then, which its links and marks are made from.
 * @throws Error with one line when the database was used with another secret, or when one of the
 * columns holds what the secrets do not open.
 */
export async function openKeys(
  db: Database,
  { secret, secretPrevious }: Secrets,
  columns: readonly SealedColumn[],
): Promise<Keys> {
  const earlier = secretPrevious === undefined ? [] : [secretPrevious]
  const known = [secret, ...earlier]
  const kept = await listFingerprints(db)
  refuseUnlike(kept[0], known)
  if (kept.some((one) => !one.equals(fingerprintOf(secret)))) {
    await refuseLeftBehind(db, openVault(secret, earlier), columns)
  }
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY}::bigint)`.execute(tx)
    const [newest] = await listFingerprints(tx)
    refuseUnlike(newest, known)
    const used = known.find((one) => newest && fingerprintOf(one).equals(newest))
    const root = (await openRoot(tx, openVault(secret, earlier))) ?? used ?? newRoot()
    const vault = openVault(secret, earlier, root)
    await tx
      .insertInto('derivation_roots')
      .values({ sealed: vault.seal(Buffer.from(root), ABOUT_ROOT) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (used !== secret) await addFingerprint(tx, fingerprintOf(secret))
    return { vault, linkKey: root }
  })
}

const newRoot = (): string => randomBytes(32).toString('base64url')

/** The newest first. */
async function listFingerprints(db: Database): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('secret_fingerprints')
    .select('fingerprint')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ fingerprint }) => fingerprint)
}

const addFingerprint = async (tx: Transaction, fingerprint: Buffer): Promise<void> => {
  await tx.insertInto('secret_fingerprints').values({ fingerprint }).execute()
}

async function openRoot(tx: Transaction, vault: Vault): Promise<string | undefined> {
  const kept = await tx.selectFrom('derivation_roots').select('sealed').executeTakeFirst()
  return kept && vault.open(kept.sealed, ABOUT_ROOT).toString()
}
