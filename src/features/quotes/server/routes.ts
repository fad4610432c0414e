import { serveEach } from '#server/http/serve-each.ts'
import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import * as offers from '../offer-contract.ts'
import { assignCustomQuote, closeCustomQuote, sendOffer } from './admin/answer-custom-quote.ts'
import { exportCustomQuotes } from './admin/export-custom-quotes.ts'
import { getQuoteDetail, listCustomQuotes } from './admin/list-custom-quotes.ts'
import { createCustomQuote } from './create-custom-quote.ts'
import { readCompany, type CompanyAtStart } from '#features/company/server/public.ts'
import { declineOffer, getOffer } from './offers/answer-offer.ts'
import { orderOffer } from './offers/order-offer.ts'
import type { OfferSettings } from './offers/link.ts'

export interface QuoteSettings extends OfferSettings {
  /** The seller's bank account, until an admin sets another one. */
  seller: CompanyAtStart
}

export const quoteRoutes = (settings: QuoteSettings): ServedEndpoint[] => [
  serveWrite(contract.createCustomQuote, createCustomQuote),
  serveRead(offers.getOffer, getOffer),
  serveWrite(offers.declineOffer, declineOffer),
  serveWrite(
    offers.orderOffer,
    orderOffer({
      canTakeTransfers: async (tx) => (await readCompany(tx, settings.seller)).iban !== '',
    }),
  ),
  serveRead(admin.listCustomQuotes, listCustomQuotes),
  serveRead(admin.exportCustomQuotes, exportCustomQuotes),
  serveRead(admin.getCustomQuote, (db, who, { id }) => getQuoteDetail(db, who, id, settings)),
  serveWrite(admin.assignCustomQuote, assignCustomQuote(settings)),
  serveWrite(admin.sendOffer, sendOffer(settings)),
  serveWrite(admin.closeCustomQuote, closeCustomQuote(settings)),
  serveEach(admin.assignCustomQuotes, assignCustomQuote(settings)),
  serveEach(admin.declineCustomQuotes, closeCustomQuote(settings)),
]
