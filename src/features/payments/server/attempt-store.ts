import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'

/** Payments with a charge whose end is not known yet, also such as were called off meanwhile. */
export const listPaymentsUnderCharge = (db: Database, afterId: number, limit: number) =>
  db
    .selectFrom('payment_attempts')
    .select('payment_id as id')
    .where('payment_id', '>', afterId)
    .where('state', 'in', ['sent', 'processing'])
    .orderBy('payment_id')
    .limit(limit)
    .execute()

export const findAttempt = (db: Database, key: string) =>
  db.selectFrom('payment_attempts').selectAll().where('key', '=', key).executeTakeFirst()

export const findOpenAttempt = (db: Database, paymentId: number) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['sent', 'processing'])
    .executeTakeFirst()

/** What the provider calls the newest charge of a payment. */
export async function findLastCharge(db: Database, paymentId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('provider_ref')
    .where('payment_id', '=', paymentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.provider_ref ?? undefined
}

/** Whether a charge was tried at all. */
export async function hasAttempt(db: Database, paymentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

export const insertAttempt = (
  tx: Transaction,
  attempt: { paymentId: number; cardSetupId: number; now: Date; isExtra?: boolean },
): Promise<AttemptRow> =>
  tx
    .insertInto('payment_attempts')
    .values({
      payment_id: attempt.paymentId,
      card_setup_id: attempt.cardSetupId,
      created_at: attempt.now,
      key_at: attempt.now,
      is_extra: attempt.isExtra ?? false,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whether the staff had it tried since an instant. */
export async function hasExtraAttemptSince(
  db: Database,
  paymentId: number,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('is_extra', '=', true)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateAttempt(
  tx: Transaction,
  id: number,
  change: Partial<Omit<AttemptRow, 'id' | 'payment_id' | 'key'>>,
): Promise<void> {
  await tx.updateTable('payment_attempts').set(change).where('id', '=', id).execute()
}

/** A new idempotency key for a charge that the provider has surely not made under the old one. */
export async function renewAttemptKey(db: Database, id: number, now: Date): Promise<string> {
  const { key } = await db
    .updateTable('payment_attempts')
    .set({ key: sql<string>`gen_random_uuid()`, key_at: now })
    .where('id', '=', id)
    .returning('key')
    .executeTakeFirstOrThrow()
  return key
}

export const listAttempts = (db: Database, paymentId: number): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute()

/** Tries that the bank left open to ask the customer. */
export const listAskedAttempts = (db: Database, paymentId: number): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'failed')
    .where('decline_class', '=', 'authentication')
    .execute()

/** The newest attempt that the bank or a person has ended. */
export const findEndedAttempt = (db: Database, paymentId: number) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('settled_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
