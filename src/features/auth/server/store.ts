import { keptSince } from '#shared/retention.ts'
import type { Role } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { DEVICE_SECONDS } from '../limit-rules.ts'

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

export const getUserToNotify = async (
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
