import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { SetupResult } from '#server/gateways/card.ts'

export const findSetup = (db: Database, id: number) =>
  db.selectFrom('card_setups').selectAll().where('id', '=', id).executeTakeFirst()

/** Holds the row, so that its end and a payment that wants it do not miss each other. */
export const lockSetup = async (tx: Transaction, id: number) => (await lockedSetup(tx, { id }))[0]

const lockedSetup = prepared<{ id: number }>()((db, param) =>
  db.selectFrom('card_setups').selectAll().where('id', '=', param('id')).forUpdate(),
)

export type SetupRow = NonNullable<Awaited<ReturnType<typeof findSetup>>>

export const findSetupByRef = (db: Database, ref: string) =>
  db.selectFrom('card_setups').selectAll().where('provider_ref', '=', ref).executeTakeFirst()

const findOpenSetup = (db: Database, customerId: string, paymentId: number | null) =>
  db
    .selectFrom('card_setups')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('payment_id', paymentId === null ? 'is' : '=', paymentId)
    .where('status', '=', 'open')
    .executeTakeFirst()

/** The customer's open form for this payment, or a new one: two calls at once get the same. */
export async function openSetup(
  db: Database,
  customerId: string,
  paymentId: number | null,
  now: Date,
): Promise<SetupRow> {
  const inserted = await db
    .insertInto('card_setups')
    .values({ customer_id: customerId, payment_id: paymentId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  const row = inserted ?? (await findOpenSetup(db, customerId, paymentId))
  return row ?? openSetup(db, customerId, paymentId, now)
}

export const saveSetupRef = (db: Database, id: number, ref: string): Promise<SetupRow> =>
  db
    .updateTable('card_setups')
    .set({ provider_ref: ref })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes the end of an open set-up; undefined when it had ended before. */
export const endSetup = (
  tx: Transaction,
  id: number,
  result: Exclude<SetupResult, { status: 'open' }> | { status: 'expired' },
  now: Date,
): Promise<SetupRow | undefined> =>
  tx
    .updateTable('card_setups')
    .set({
      status: result.status,
      settled_at: now,
      ...(result.status === 'failed' ? { failure_code: result.failureCode } : {}),
      ...(result.status === 'succeeded'
        ? {
            method_ref: result.methodRef,
            fingerprint: result.card.fingerprint,
            brand: result.card.brand,
            last4: result.card.last4,
            expiry_month: result.card.expiryMonth,
            expiry_year: result.card.expiryYear,
          }
        : {}),
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst()

/** The bank of a card that was just saved disputes a charge to it: it can't be used. */
export async function refuseSetup(tx: Transaction, id: number): Promise<void> {
  await tx
    .updateTable('card_setups')
    .set({ status: 'failed', failure_code: 'card_disputed' })
    .where('id', '=', id)
    .execute()
}

/** The card that a subscription was last paid with: renewals and extras use it again. */
export async function findLastCard(
  db: Database,
  subscriptionId: number | null,
): Promise<Pick<SetupRow, 'id' | 'status' | 'brand' | 'last4'> | undefined> {
  if (subscriptionId === null) return undefined
  return (await lastCard(db, { subscriptionId }))[0]
}

const lastCard = prepared<{ subscriptionId: number }>()((db, param) =>
  db
    .selectFrom('payments as p')
    .innerJoin('card_setups as c', 'c.id', 'p.card_setup_id')
    .select(['c.id', 'c.status', 'c.brand', 'c.last4'])
    .where('p.subscription_id', '=', param('subscriptionId'))
    .orderBy('p.id', 'desc')
    .limit(1),
)

/** The card with which a customer paid last. */
export const findPaidCard = (db: Database, customerId: string): Promise<SetupRow | undefined> =>
  db
    .selectFrom('payments as p')
    .innerJoin('card_setups as c', 'c.id', 'p.card_setup_id')
    .selectAll('c')
    .where('p.customer_id', '=', customerId)
    .where('p.state', '=', 'captured')
    .where('c.status', '=', 'succeeded')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The payment that waits for this card. */
export async function linkPayment(tx: Transaction, id: number, paymentId: number): Promise<void> {
  await tx
    .updateTable('card_setups')
    .set({ payment_id: paymentId })
    .where('id', '=', id)
    .where('payment_id', 'is', null)
    .execute()
}
