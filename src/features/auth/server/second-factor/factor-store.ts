import type { Database, Transaction } from '#server/database/database.ts'

export interface FactorRow {
  secret: Buffer | null
  enrolledAt: Date | null
  pendingSecret: Buffer | null
  pendingSince: Date | null
}

export const findFactor = (db: Database, userId: string): Promise<FactorRow | undefined> =>
  db
    .selectFrom('second_factors')
    .select([
      'secret',
      'enrolled_at as enrolledAt',
      'pending_secret as pendingSecret',
      'pending_since as pendingSince',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const savePending = async (
  db: Database,
  userId: string,
  sealed: Buffer,
  now: Date,
): Promise<void> => {
  const pending = { pending_secret: sealed, pending_since: now }
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute()
}

/** The pending key becomes the key; false where another call was first. */
export async function adoptPending(
  tx: Transaction,
  userId: string,
  pending: Buffer,
  step: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({
      secret: pending,
      enrolled_at: now,
      last_step: step,
      pending_secret: null,
      pending_since: null,
    })
    .where('user_id', '=', userId)
    .where('pending_secret', '=', pending)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** True for the first use of a time step, or of a later one than was used before. */
export async function takeStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  marks: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(marks.map((mark) => ({ user_id: userId, mark })))
    .execute()
}

/** True for exactly one use of an unused code. */
export async function takeRecoveryCode(
  tx: Transaction,
  userId: string,
  mark: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('mark', '=', mark)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export async function deleteFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}
