import type { Database, Transaction } from '#server/database/database.ts'
import { currencyOf } from '../../transfer-rules.ts'
import type { PaymentRow } from '../store.ts'

export interface Arrival {
  /** The transfer's or transaction's own number, as it was typed. */
  reference: string
  key: string | null
  amountMinor: number
}

/** Answers the payment that the same transfer has confirmed already, where there is one. */
export async function insertArrival(
  tx: Transaction,
  payment: PaymentRow,
  { reference, key, amountMinor }: Arrival,
  now: Date,
): Promise<{ reference: string } | undefined> {
  const row = await tx
    .insertInto('payment_arrivals')
    .values({
      payment_id: payment.id,
      reference,
      reference_key: key,
      amount_minor: amountMinor,
      currency: currencyOf(payment.method),
      arrived_at: now,
    })
    .onConflict((conflict) => conflict.column('reference_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row ? undefined : findCounted(tx, key ?? '')
}

export const findCounted = (
  db: Database,
  key: string,
): Promise<{ reference: string } | undefined> =>
  db
    .selectFrom('payment_arrivals as a')
    .innerJoin('payments as p', 'p.id', 'a.payment_id')
    .select('p.reference')
    .where('a.reference_key', '=', key)
    .executeTakeFirst()

/** What arrived so far of some payments, each in its own money. */
export async function sumArrivals(
  db: Database,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_arrivals')
    .select(({ fn }) => ['payment_id', fn.sum<number>('amount_minor').as('sum')])
    .where('payment_id', 'in', paymentIds)
    .groupBy('payment_id')
    .execute()
  return new Map(rows.map((row) => [row.payment_id, row.sum]))
}
