import { sql, type Selectable } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Refunds } from '#server/database/schema.gen.ts'

export type RefundRow = Selectable<Refunds>

export const findRefund = (db: Database, id: number): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()

export const lockRefund = (tx: Transaction, id: number): Promise<RefundRow | undefined> =>
  tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Refunds of a payment that no one has asked the provider for yet, the oldest first. */
export const lockUnsentRefunds = (tx: Transaction, paymentId: number): Promise<RefundRow[]> =>
  tx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'requested')
    .where('by_hand', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute()

/** It cannot go back the way it came, or the provider could not send it. */
export const isForPerson = ({ state, by_hand }: RefundRow): boolean =>
  state === 'failed' || (state === 'requested' && by_hand)

/** Refunds of a customer's payments that wait for a person. */
export const listForPerson = (db: Database, customerId: string) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.payment_id', 'r.amount_fils', 'r.payout_hint'])
    .where('p.customer_id', '=', customerId)
    .where((eb) =>
      eb.or([
        eb('r.state', '=', 'failed'),
        eb.and([eb('r.state', '=', 'requested'), eb('r.by_hand', '=', true)]),
      ]),
    )
    .orderBy('r.id')
    .execute()

export type RefundForPerson = Awaited<ReturnType<typeof listForPerson>>[number]

export const findRefundByKey = (db: Database, key: string): Promise<RefundRow | undefined> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where(sql<string>`key::text`, '=', key)
    .executeTakeFirst()

export const findRefundByRef = (
  db: Database,
  paymentId: number,
  ref: string,
): Promise<RefundRow | undefined> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('provider_ref', '=', ref)
    .executeTakeFirst()

export async function updateRefund(
  tx: Transaction,
  id: number,
  change: Partial<Omit<RefundRow, 'id' | 'payment_id' | 'key'>>,
): Promise<void> {
  await tx.updateTable('refunds').set(change).where('id', '=', id).execute()
}

/** A new idempotency key for a refund that the provider has surely not made under the old one. */
export async function renewRefundKey(db: Database, id: number, now: Date): Promise<string> {
  const { key } = await db
    .updateTable('refunds')
    .set({ key: sql<string>`gen_random_uuid()`, key_at: now })
    .where('id', '=', id)
    .returning('key')
    .executeTakeFirstOrThrow()
  return key
}

/** Refunds that are to be sent, or whose end is to be asked for; after an id, in pages. */
export const listOpenRefunds = (
  db: Database,
  afterId: number,
  { before, now, limit }: { before: Date; now: Date; limit: number },
) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('id', '>', afterId)
    .where('state', 'in', ['requested', 'sent'])
    .where('by_hand', '=', false)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', now)]))
    .orderBy('id')
    .limit(limit)
    .execute()
