import { keptSince } from '#shared/retention.ts'
import type { Role } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { DEVICE_SECONDS } from '../limit-rules.ts'
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

export interface UserRow {
  id: string
  name: string
  phone: string
  email: string
  role: Role
  suspendedAt: Date | null
  registeredAt: Date
  photoVersion: string | null
  alsoRoles: Role[]
}

/** The person of a phone; the first login opens the account. */
export async function findOrCreateUser(
  tx: Transaction,
  phone: string,
  language: Language,
  now: Date,
): Promise<UserRow> {
  const row = await tx
    .insertInto('users')
    .values({ phone, language, created_at: now })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ phone }))
    .returning([
      'id',
      'name',
      'phone',
      'email',
      'role',
      'suspended_at as suspendedAt',
      'created_at as registeredAt',
      'photo_version as photoVersion',
      'also_roles as alsoRoles',
    ])
    .executeTakeFirstOrThrow()
  return { ...row, role: row.role as Role, alsoRoles: row.alsoRoles as Role[] }
}

export const findUserId = async (db: Database, phone: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst())?.id

export async function insertSession(
  tx: Transaction,
  session: {
    id: Buffer
    userId: string
    now: Date
    expiresAt: Date
    userAgent: string
    verifiedAt: Date | null
  },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
      verified_at: session.verifiedAt,
    })
    .execute()
}

export const markVerified = async (tx: Transaction, id: Buffer, now: Date): Promise<void> => {
  await tx.updateTable('sessions').set({ verified_at: now }).where('id', '=', id).execute()
}

export interface SessionRow {
  id: Buffer
  number: number
  startedAt: Date
  lastSeenAt: Date
  expiresAt: Date
  userAgent: string
}

export const listSessionsOf = (db: Database, userId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'number',
      'created_at as startedAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
      'user_agent as userAgent',
    ])
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('number', 'desc')
    .execute()

/** All of a person, all but one, or the one of that number. */
export const deleteSessionsOf = (
  tx: Transaction,
  userId: string,
  { but, number }: { but?: Buffer; number?: number },
): Promise<{ id: Buffer }[]> => {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (but) query = query.where('id', '<>', but)
  if (number !== undefined) query = query.where('number', '=', number)
  return query.returning('id').execute()
}

export const getUserToTell = async (
  db: Database,
  userId: string,
): Promise<{ phone: string; language: Language }> => {
  const { phone, language } = await db
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { phone, language: language as Language }
}

/** How staff name a person. */
export const getUserNumber = async (db: Database, userId: string): Promise<number> => {
  const { number } = await db
    .selectFrom('users')
    .select('number')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return number
}

export const deleteSession = async (db: Database, id: Buffer): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

export const findSession = prepared<{ id: Buffer }>()((db, param) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id as userId',
      'users.name',
      'users.language',
      'users.phone',
      'users.email',
      'users.role',
      'users.also_roles as alsoRoles',
      'users.created_at as registeredAt',
      'users.photo_version as photoVersion',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.expires_at as expiresAt',
      'sessions.verified_at as verifiedAt',
    ])
    .where('sessions.id', '=', param('id'))
    .where('users.suspended_at', 'is', null),
)

export const touchSession = async (db: Database, id: Buffer, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute()
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  const before = keptSince('loginCodes', now)
  await db.deleteFrom('login_challenges').where('created_at', '<', before).execute()
  await db.deleteFrom('used_proofs').where('expires_at', '<', now).execute()
  const unused = new Date(now.getTime() - DEVICE_SECONDS * 1000)
  await db.deleteFrom('login_devices').where('last_used_at', '<', unused).execute()
}
