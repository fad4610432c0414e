import type { Input } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { typeset } from '#server/documents/typeset.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { FileReply } from '#server/http/answers/reply.ts'
import { findInvoice } from '#features/payments/server/public.ts'
import type { getInvoiceDocument as contract } from '../contract.ts'
import { invoicePage, type SellerAtStart } from './invoice-page.ts'
import { findDocument, saveDocument } from './store.ts'

const TEMPLATE = 'src/features/invoices/server/invoice.typ'

/** Set once and kept: an invoice looks the same forever. */
export const getInvoiceDocument =
  (seller: SellerAtStart) =>
  async (db: Database, who: Member, { id }: Input<typeof contract>): Promise<FileReply> => {
    const invoice = await findInvoice(db, who.id, id)
    if (!invoice) throw new Refusal('not_found', 404)
    const kept = await findDocument(db, id)
    const pdf =
      kept ??
      (await saveDocument(db, id, await typeset(TEMPLATE, invoicePage(invoice, seller)), who.now))
    return new FileReply(pdf, 'application/pdf', {
      'content-disposition': `inline; filename="${invoice.number}.pdf"`,
    })
  }
