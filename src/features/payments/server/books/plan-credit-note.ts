import type { Transaction } from '#server/database/database.ts'
import { vatOfRefund, type IssuedInvoice, type VatSplit } from '../../vat-rules.ts'
import { soleLine, sumUp, type VatLine } from './invoices.ts'
import type { PaymentRow } from '../store.ts'
import type { PaymentLine } from '../types.ts'

/** The lines of a refund with their VAT. Who gives back all at once gives back the printed lines. */
export async function planCreditNote(
  tx: Transaction,
  payment: PaymentRow,
  { amountFils, lines }: { amountFils: number; lines: readonly PaymentLine[] },
): Promise<{ lines: VatLine[]; split: VatSplit }> {
  const invoice = await getIssued(tx, payment.id)
  const isWhole = amountFils === invoice.grossFils
  const without = isWhole ? invoice.lines : [soleLine(payment, amountFils)]
  const given = lines.length > 0 ? lines : without
  const vats = vatOfRefund(invoice, await sumRefunded(tx, payment.id), given)
  const taxed = given.map((line, index) => ({ ...line, vatFils: vats[index] ?? 0 }))
  return { lines: taxed, split: sumUp(taxed) }
}

async function getIssued(tx: Transaction, paymentId: number): Promise<IssuedInvoice<VatLine>> {
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

async function sumRefunded(tx: Transaction, paymentId: number) {
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
