import { sql } from 'kysely'
import type { Language } from '#shared/language.ts'
import type { Role } from '#shared/wire/endpoint.ts'
import type { Database, Transaction } from '#server/database/database.ts'

const PROFILE = ['name', 'email', 'phone', 'language', 'photo_version', 'created_at'] as const

export const getPerson = (db: Database, userId: string) =>
  db.selectFrom('users').select(PROFILE).where('id', '=', userId).executeTakeFirstOrThrow()

export type PersonRow = Awaited<ReturnType<typeof getPerson>>

export const changePerson = (
  tx: Transaction,
  userId: string,
  change: {
    name: string
    email?: string
    email_confirmed_at?: null
    photo_version?: string | null
  },
): Promise<PersonRow> =>
  tx
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .returning(PROFILE)
    .executeTakeFirstOrThrow()

export const changeLanguage = async (
  tx: Transaction,
  userId: string,
  language: Language,
): Promise<void> => {
  await tx.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

/** A person whose account has no name yet is called as on their card. */
export async function nameAccount(tx: Transaction, userId: string, name: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ name })
    .where('id', '=', userId)
    .where('name', '=', '')
    .execute()
}

/** In place of all roles that the person had. */
export const setRole = async (tx: Transaction, userId: string, role: Role): Promise<void> => {
  await tx.updateTable('users').set({ role, also_roles: [] }).where('id', '=', userId).execute()
}

export const setSuspension = async (
  tx: Transaction,
  userId: string,
  suspension: { since: Date; reason: string } | null,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({
      suspended_at: suspension?.since ?? null,
      suspension_reason: suspension?.reason ?? null,
    })
    .where('id', '=', userId)
    .execute()
}

/** The number of a new account, or undefined where the phone has one already. */
export const insertAdmin = async (
  tx: Transaction,
  phone: string,
  now: Date,
): Promise<number | undefined> => {
  const row = await tx
    .insertInto('users')
    .values({ phone, role: 'admin', created_at: now })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('number')
    .executeTakeFirst()
  return row?.number
}

/**
 * How names sound, for the search of people. A name that changed meanwhile, or whose row someone else
 * has locked, waits for the next time. Says how many were stored.
 */
export async function storeSounds(
  db: Database,
  people: readonly { id: string; name: string; sounds: string }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    with heard as (
      select * from unnest(
        ${people.map(({ id }) => id)}::uuid[],
        ${people.map(({ name }) => name)}::text[],
        ${people.map(({ sounds }) => sounds)}::text[]
      ) as named (id, name, sounds)
    ), free as (
      select heard.id, heard.sounds
        from users join heard on heard.id = users.id and heard.name = users.name
         for no key update of users skip locked
    )
    update users set sounds = free.sounds from free where users.id = free.id`.execute(db)
  return Number(numAffectedRows ?? 0)
}
