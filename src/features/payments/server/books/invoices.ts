import type { Selectable } from 'kysely'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Company } from '#features/company/rules.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { InvoiceLines, Invoices } from '#server/database/schema.gen.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { listInvoices as contract } from '../../contract.ts'
import { invoiceNumber, SELLER } from '../../rules.ts'
import { splitVat, type VatSplit } from '../../vat-rules.ts'
import { listLines } from './line-store.ts'
import { getCustomer, type PaymentRow } from '../store.ts'
import type { PaymentLine } from '../types.ts'

type Kind = 'invoice' | 'credit_note'

/** The next number of a series. Its row stays locked until the commit, so no number is lost. */
async function takeNumber(tx: Transaction, kind: Kind): Promise<number> {
  const row = await tx
    .insertInto('invoice_series')
    .values({ seller: SELLER, kind, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['seller', 'kind'])
        .doUpdateSet((eb) => ({ last_number: eb('invoice_series.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return row.last_number
}

/** Who sells, as a document says it forever. */
export interface Seller {
  nameEn: string
  nameAr: string
  trn: string | null
  address: string | null
}

export const sellerOf = ({ legalNameEn, legalNameAr, trn, address }: Company): Seller => ({
  nameEn: legalNameEn,
  nameAr: legalNameAr,
  trn: trn || null,
  address: address || null,
})

export interface VatLine extends PaymentLine {
  vatFils: number
}

interface Document {
  kind: Kind
  payment: PaymentRow
  /** The document's amounts are their sums. */
  lines: readonly VatLine[]
  soldBy: Seller
  refundId?: number
  correctsId?: number
  at: Date
}

export const sumUp = (lines: readonly VatLine[]): VatSplit => {
  const vatFils = lines.reduce((sum, line) => sum + line.vatFils, 0)
  return { netFils: lines.reduce((sum, line) => sum + line.grossFils, 0) - vatFils, vatFils }
}

async function issue(tx: Transaction, document: Document): Promise<VatSplit> {
  const { kind, payment, lines, soldBy, at } = document
  const buyer = await getCustomer(tx, payment.customer_id)
  const sequence = await takeNumber(tx, kind)
  const split = sumUp(lines)
  const { id } = await tx
    .insertInto('invoices')
    .values({
      seller: SELLER,
      kind,
      sequence,
      number: invoiceNumber(kind, sequence),
      payment_id: payment.id,
      refund_id: document.refundId ?? null,
      corrects_id: document.correctsId ?? null,
      customer_id: payment.customer_id,
      issued_at: at,
      seller_name_en: soldBy.nameEn,
      seller_name_ar: soldBy.nameAr,
      seller_trn: soldBy.trn,
      seller_address: soldBy.address,
      buyer_name: buyer.name,
      net_fils: split.netFils,
      vat_fils: split.vatFils,
      gross_fils: split.netFils + split.vatFils,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('invoice_lines').values(lineRows(id, lines)).execute()
  return split
}

const lineRows = (invoiceId: number, lines: readonly VatLine[]) =>
  lines.map(({ description, quantity, grossFils, vatFils }, index) => ({
    invoice_id: invoiceId,
    position: index + 1,
    description_en: description.en,
    description_ar: description.ar,
    quantity,
    net_fils: grossFils - vatFils,
    vat_fils: vatFils,
    gross_fils: grossFils,
  }))

/** What a payment is called is its one line where it has no others. */
export const soleLine = (payment: PaymentRow, grossFils: number): PaymentLine => ({
  description: { en: payment.description_en, ar: payment.description_ar },
  quantity: 1,
  grossFils,
})

export async function issueInvoice(
  tx: Transaction,
  payment: PaymentRow,
  soldBy: Seller,
  at: Date,
): Promise<VatSplit> {
  const written = await listLines(tx, payment.id)
  const lines = written.length > 0 ? written : [soleLine(payment, payment.amount_fils)]
  return issue(tx, {
    kind: 'invoice',
    payment,
    lines: lines.map((line) => ({ ...line, vatFils: splitVat(line.grossFils).vatFils })),
    soldBy,
    at,
  })
}

/** The credit note of a refund carries the seller of the invoice that it corrects. */
export async function issueCreditNote(
  tx: Transaction,
  payment: PaymentRow,
  { refundId, lines }: { refundId: number; lines: readonly VatLine[] },
  at: Date,
): Promise<void> {
  const corrected = await tx
    .selectFrom('invoices')
    .select([
      'id',
      'seller_name_en as nameEn',
      'seller_name_ar as nameAr',
      'seller_trn as trn',
      'seller_address as address',
    ])
    .where('payment_id', '=', payment.id)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
  const { id: correctsId, ...soldBy } = corrected
  await issue(tx, { kind: 'credit_note', payment, lines, soldBy, refundId, correctsId, at })
}

export async function listInvoices(db: Database, who: Member): Promise<Output<typeof contract>> {
  const rows = await db
    .selectFrom('invoices')
    .leftJoin('invoices as corrected', 'corrected.id', 'invoices.corrects_id')
    .selectAll('invoices')
    .select('corrected.number as corrects_number')
    .where('invoices.customer_id', '=', who.id)
    .orderBy('invoices.id', 'desc')
    .execute()
  if (rows.length === 0) return []
  const lines = await db
    .selectFrom('invoice_lines')
    .selectAll()
    .where(
      'invoice_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  return rows.map((row) =>
    present(
      row,
      lines.filter((line) => line.invoice_id === row.id),
      who.language,
    ),
  )
}

const present = (
  row: Selectable<Invoices> & { corrects_number: string | null },
  lines: readonly Selectable<InvoiceLines>[],
  language: Language,
): Output<typeof contract>[number] => ({
  id: row.id,
  kind: row.kind as Kind,
  number: row.number,
  paymentId: row.payment_id,
  correctsNumber: row.corrects_number,
  issuedAt: row.issued_at.toISOString(),
  sellerName: language === 'ar' ? row.seller_name_ar : row.seller_name_en,
  sellerTrn: row.seller_trn,
  buyerName: row.buyer_name,
  net: toDirhams(row.net_fils),
  vat: toDirhams(row.vat_fils),
  gross: toDirhams(row.gross_fils),
  lines: lines.map((line) => ({
    description: language === 'ar' ? line.description_ar : line.description_en,
    quantity: line.quantity,
    net: toDirhams(line.net_fils),
    vat: toDirhams(line.vat_fils),
    gross: toDirhams(line.gross_fils),
  })),
})
