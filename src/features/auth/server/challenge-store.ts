import type { Database, Transaction } from '#server/database/database.ts'
import { CODE_ATTEMPTS_MAX } from '../rules.ts'

export interface Challenge {
  id: Buffer
  phone: string
  createdAt: Date
  expiresAt: Date
  /** Whose code it shares, where it has none of its own. */
  seed?: Buffer | undefined
  codeLength: number
}

/** A new challenge voids the earlier open ones of the same browser only, never someone else's. */
export async function insertChallenge(
  db: Database,
  { id, phone, createdAt, expiresAt, seed, codeLength }: Challenge,
  replaced: Buffer | undefined,
): Promise<void> {
  if (replaced) {
    await db
      .updateTable('login_challenges')
      .set({ redeemed_at: createdAt, replaced_by: id })
      .where('id', '=', replaced)
      .where('redeemed_at', 'is', null)
      .execute()
    await db
      .updateTable('login_challenges')
      .set({ replaced_by: id })
      .where('replaced_by', '=', replaced)
      .execute()
  }
  await db
    .insertInto('login_challenges')
    .values({
      id,
      phone,
      created_at: createdAt,
      expires_at: expiresAt,
      code_seed: seed ?? null,
      code_length: codeLength,
    })
    .execute()
}

export interface OpenChallenge extends CodeSource {
  phone: string
  createdAt: Date
  expiresAt: Date
}

export async function findOpenChallenge(
  db: Database,
  id: Buffer,
  now: Date,
): Promise<OpenChallenge | undefined> {
  const row = await db
    .selectFrom('login_challenges')
    .select(['phone', 'created_at', 'expires_at', 'code_seed', 'code_length'])
    .where('id', '=', id)
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return (
    row && {
      phone: row.phone,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      seed: row.code_seed ?? id,
      codeLength: row.code_length,
    }
  )
}

/** The challenge since then whose long code others may share. */
export const findSharedSeed = async (
  tx: Transaction,
  phone: string,
  codeLength: number,
  since: Date,
): Promise<Buffer | undefined> => {
  const row = await tx
    .selectFrom('login_challenges')
    .select('id')
    .where('phone', '=', phone)
    .where('code_length', '=', codeLength)
    .where('code_seed', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export interface CodeSource {
  seed: Buffer
  codeLength: number
}

/** Counts the try before anything is compared; undefined when none is left or the code is over. */
export async function countAttempt(
  db: Database,
  id: Buffer,
  phone: string,
  now: Date,
): Promise<CodeSource | undefined> {
  const row = await db
    .updateTable('login_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('phone', '=', phone)
    .where('attempts', '<', CODE_ATTEMPTS_MAX)
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['code_seed', 'code_length'])
    .executeTakeFirst()
  return row && { seed: row.code_seed ?? id, codeLength: row.code_length }
}

/**
 * What the codes of before were made from, of the same browser and phone. They open nothing any more,
 * but another browser's challenge can share one, so tries are counted here, too. R-SIGN-9
 */
export const countReplacedAttempts = async (
  db: Database,
  id: Buffer,
  phone: string,
): Promise<CodeSource[]> => {
  const rows = await db
    .updateTable('login_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('replaced_by', '=', id)
    .where('phone', '=', phone)
    .where('attempts', '<', CODE_ATTEMPTS_MAX)
    .returning(['id', 'code_seed', 'code_length'])
    .execute()
  return rows.map((row) => ({ seed: row.code_seed ?? row.id, codeLength: row.code_length }))
}

/** Takes one try back: it was no guess. */
export async function uncountAttempt(db: Database, id: Buffer): Promise<void> {
  await db
    .updateTable('login_challenges')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

/** True for exactly one of any number of parallel redemptions. */
export async function redeemChallenge(tx: Transaction, id: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('login_challenges')
    .set({ redeemed_at: now })
    .where('id', '=', id)
    .where('redeemed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
