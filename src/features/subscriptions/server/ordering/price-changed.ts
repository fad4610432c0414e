import type { Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Offer } from './get-offer.ts'
import { presentBill } from './present-bill.ts'

/** Another price than the customer saw; its details are the bill as it is now. */
export const priceChanged = (offer: Offer, language: Language): Refusal =>
  new Refusal('price_changed', 409, {
    details: { quoteId: offer.quoteId, ...presentBill(offer.bill, offer, language) },
  })
