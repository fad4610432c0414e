import type { Database, Transaction } from '#server/database/database.ts'
import { CODE_ATTEMPTS_MAX } from '../../rules.ts'

export interface OwnEmail {
  email: string
  isConfirmed: boolean
}

export const getEmail = async (db: Database, userId: string): Promise<OwnEmail> => {
  const { email, confirmedAt } = await db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at as confirmedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, isConfirmed: confirmedAt !== null }
}

/** Where codes of a number may be e-mailed; undefined where its owner has confirmed no address. */
export const findConfirmedEmail = async (
  db: Database,
  phone: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('phone', '=', phone)
    .where('email_confirmed_at', 'is not', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return row?.email
}

export const saveConfirmation = async (
  tx: Transaction,
  userId: string,
  confirmation: { email: string; challenge: Buffer; expires_at: Date },
): Promise<void> => {
  const fresh = { ...confirmation, attempts: 0 }
  await tx
    .insertInto('email_confirmations')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

/** Counts the try before anything is compared; undefined when none is left or the code is over. */
export const countConfirmation = (db: Database, userId: string, now: Date) =>
  db
    .updateTable('email_confirmations')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('attempts', '<', CODE_ATTEMPTS_MAX)
    .where('expires_at', '>', now)
    .returning(['email', 'challenge'])
    .executeTakeFirst()

export const endConfirmation = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.deleteFrom('email_confirmations').where('user_id', '=', userId).execute()
}

/** The address of a person from now on, or none. @throws unique violation where it is taken */
export const setEmail = async (
  tx: Transaction,
  userId: string,
  email: string,
  confirmedAt: Date | null,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ email, email_confirmed_at: confirmedAt })
    .where('id', '=', userId)
    .execute()
}

/** Whether another account has confirmed this address. */
export const isEmailTaken = async (
  tx: Transaction,
  email: string,
  userId: string,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('email_confirmed_at', 'is not', null)
    .where('id', '<>', userId)
    .executeTakeFirst()
  return row !== undefined
}
