import type { Transaction } from '#server/database/database.ts'
import { vatOfRefund, type VatSplit } from '../../vat-rules.ts'
import { getIssued, sumRefunded } from './issued-store.ts'
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
