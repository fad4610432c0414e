import type { Bilingual } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'

export interface InvoiceToPrint {
  id: number
  kind: 'invoice' | 'credit_note'
  number: string
  paymentReference: string
  correctsNumber: string | null
  issuedAt: Date
  sellerNames: Bilingual
  sellerTrn: string | null
  sellerAddress: string | null
  buyerName: string
  netFils: number
  vatFils: number
  grossFils: number
  lines: {
    description: Bilingual
    quantity: number
    netFils: number
    vatFils: number
    grossFils: number
  }[]
}

/** An invoice or credit note of a customer, with all that is on it. */
export async function findInvoice(
  db: Database,
  customerId: string,
  id: number,
): Promise<InvoiceToPrint | undefined> {
  const row = await db
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.payment_id')
    .leftJoin('invoices as corrected', 'corrected.id', 'i.corrects_id')
    .select([
      'i.id',
      'i.kind',
      'i.number',
      'p.reference as paymentReference',
      'corrected.number as correctsNumber',
      'i.issued_at as issuedAt',
      'i.seller_name_en as sellerEn',
      'i.seller_name_ar as sellerAr',
      'i.seller_trn as sellerTrn',
      'i.seller_address as sellerAddress',
      'i.buyer_name as buyerName',
      'i.net_fils as netFils',
      'i.vat_fils as vatFils',
      'i.gross_fils as grossFils',
    ])
    .where('i.id', '=', id)
    .where('i.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) return undefined
  const lines = await db
    .selectFrom('invoice_lines')
    .select([
      'description_en as en',
      'description_ar as ar',
      'quantity',
      'net_fils as netFils',
      'vat_fils as vatFils',
      'gross_fils as grossFils',
    ])
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute()
  const { sellerEn, sellerAr, ...invoice } = row
  return {
    ...invoice,
    sellerNames: { en: sellerEn, ar: sellerAr },
    kind: invoice.kind as InvoiceToPrint['kind'],
    lines: lines.map(({ en, ar, ...line }) => ({ description: { en, ar }, ...line })),
  }
}
