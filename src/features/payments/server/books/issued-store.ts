import type { Transaction } from '#server/database/database.ts'
import type { IssuedInvoice } from '../../vat-rules.ts'
import type { VatLine } from './invoices.ts'

/** The invoice of a payment as it was issued. */
export async function getIssued(
  tx: Transaction,
  paymentId: number,
): Promise<IssuedInvoice<VatLine>> {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['id', 'gross_fils as grossFils', 'vat_fils as vatFils'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
  const lines = await tx
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', invoice.id)
    .orderBy('position')
    .execute()
  return {
    ...invoice,
    lines: lines.map((line) => ({
      description: { en: line.description_en, ar: line.description_ar },
      quantity: line.quantity,
      grossFils: line.gross_fils,
      vatFils: line.vat_fils,
    })),
  }
}

/** What went back of a payment before, and its VAT. */
export async function sumRefunded(tx: Transaction, paymentId: number) {
  const { grossFils, vatFils } = await tx
    .selectFrom('refunds')
    .select(({ fn }) => [
      fn.sum<number | null>('amount_fils').as('grossFils'),
      fn.sum<number | null>('vat_fils').as('vatFils'),
    ])
    .where('payment_id', '=', paymentId)
    .where('is_surplus', '=', false)
    .executeTakeFirstOrThrow()
  return { grossFils: grossFils ?? 0, vatFils: vatFils ?? 0 }
}
