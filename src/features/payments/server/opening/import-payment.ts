import { COMPANY_AT_FIRST } from '#features/company/rules.ts'
import type { Transaction } from '#server/database/database.ts'
import { issueInvoice, sellerOf } from '../books/invoices.ts'
import { bookCapture } from '../books/ledger.ts'
import { insertLines } from '../books/line-store.ts'
import { columnsOf } from '../store.ts'
import type { NewPayment } from '../types.ts'

export interface TakenByCard {
  /** What the provider calls the saved card and the charge. */
  methodRef: string
  chargeRef: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
  capturedAt: Date
  sellerTrn: string | undefined
}

/** Takes over a payment that a card was charged for before: the card, the books and the invoice. */
export async function importPayment(
  tx: Transaction,
  payment: NewPayment,
  taken: TakenByCard,
): Promise<number> {
  const at = taken.capturedAt
  const setup = await tx
    .insertInto('card_setups')
    .values({
      customer_id: payment.customerId,
      provider_ref: taken.methodRef,
      status: 'succeeded',
      method_ref: taken.methodRef,
      brand: taken.brand,
      last4: taken.last4,
      expiry_month: taken.expiryMonth,
      expiry_year: taken.expiryYear,
      created_at: at,
      settled_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await tx
    .insertInto('payments')
    .values({
      ...columnsOf(payment),
      state: 'captured',
      next_charge_at: at,
      card_setup_id: setup.id,
      capture_ref: taken.chargeRef,
      captured_at: at,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('payment_attempts')
    .values({
      payment_id: row.id,
      card_setup_id: setup.id,
      state: 'succeeded',
      provider_ref: taken.chargeRef,
      created_at: at,
      key_at: at,
      settled_at: at,
    })
    .execute()
  if (payment.lines) await insertLines(tx, row.id, payment.lines)
  const seller = sellerOf({ ...COMPANY_AT_FIRST, trn: taken.sellerTrn ?? '' })
  const split = await issueInvoice(tx, row, seller, at)
  await bookCapture(tx, { id: row.id, method: row.method, amountFils: row.amount_fils }, split, at)
  return row.id
}
