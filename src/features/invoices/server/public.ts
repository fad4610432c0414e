import { serveOwn, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { getInvoiceDocument } from './get-invoice-document.ts'
import type { SellerAtStart } from './invoice-page.ts'

export const invoiceRoutes = (seller: SellerAtStart): ServedEndpoint[] => [
  serveOwn(contract.getInvoiceDocument, getInvoiceDocument(seller)),
]
