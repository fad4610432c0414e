import type { Transaction } from '#server/database/database.ts'
import { filsOfMinor } from '../../transfer-rules.ts'
import { bookSurplus } from '../books/ledger.ts'
import { notifyCustomer } from '../notify.ts'
import type { PaymentRow } from '../store.ts'
import { sumArrivals } from './arrival-store.ts'

/** What arrived beyond what was sold: a person pays it out, and no credit note speaks of it. */
export async function oweSurplus(
  tx: Transaction,
  payment: PaymentRow,
  amountFils: number,
  now: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      amount_fils: amountFils,
      vat_fils: 0,
      reason: 'surplus',
      by_hand: true,
      is_surplus: true,
      state: 'requested',
      created_at: now,
      key_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: paymentId, method } = payment
  await bookSurplus(tx, { id, paymentId, method, amountFils }, now)
  await notifyCustomer(tx, payment, 'refund-by-hand', { amount: amountFils }, now, id)
}

/** A payment that ends before all of it was there owes back what was. */
export async function oweWhatArrived(
  tx: Transaction,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const arrived = (await sumArrivals(tx, [payment.id])).get(payment.id)
  if (arrived === undefined) return
  const { amount_fils: amountFils, usd_cents: usdCents, method } = payment
  await oweSurplus(tx, payment, filsOfMinor(arrived, { amountFils, usdCents, method }), now)
}
