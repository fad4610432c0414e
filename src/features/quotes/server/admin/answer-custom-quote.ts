import type { Input, Output } from '#shared/wire/endpoint.ts'
import { addDays } from '#shared/dates.ts'
import { toFils } from '#shared/money.ts'
import { toE164 } from '#shared/phone.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { findKitchen } from '#features/restaurants/server/public.ts'
import type * as contract from '../../admin-contract.ts'
import { isDecided, isValidUntil, lastValidDay, quoteNumber } from '../../rules.ts'
import { hashOf, newNonce, tokenOf, type OfferSettings } from '../offers/link.ts'
import {
  answerRow,
  insertOffer,
  listOffers,
  updateQuote,
  type OfferTerms,
} from '../offers/offer-store.ts'
import { getQuoteDetail } from './list-custom-quotes.ts'
import { findAndLockQuote, type QuoteRow } from './quote-store.ts'
import { quoteOffered } from '../templates.ts'

type Detail = Output<typeof contract.getCustomQuote>

async function getUndecided(tx: Transaction, id: number): Promise<QuoteRow> {
  const quote = await findAndLockQuote(tx, id)
  if (!quote) throw new Refusal('not_found', 404)
  if (isDecided(quote.state)) throw new Refusal('quote_closed', 409)
  return quote
}

/** Someone answers it, so that no one else begins; or lets go of it again. */
export const assignCustomQuote =
  (settings: OfferSettings) =>
  async (
    tx: Transaction,
    who: Member,
    { id, isMine }: Input<typeof contract.assignCustomQuote>,
  ): Promise<Detail> => {
    const quote = await getUndecided(tx, id)
    const assignedTo = isMine ? who.id : null
    if (quote.assignedTo !== assignedTo) {
      await updateQuote(tx, id, { assignedTo })
      await writeAudit(tx, who, {
        action: isMine ? 'take-custom-quote' : 'release-custom-quote',
        object: 'custom-quote',
        objectId: id,
        before: { assignedTo: quote.assignedTo },
        after: { assignedTo },
      })
    }
    return getQuoteDetail(tx, who, id, settings)
  }

/** The answer that was promised within 24 hours: priced lines, and a link to accept them by. */
export const sendOffer =
  (settings: OfferSettings) =>
  async (
    tx: Transaction,
    who: Member,
    { id, lines, validUntil, note, ...terms }: Input<typeof contract.sendOffer>,
  ): Promise<Detail> => {
    const quote = await getUndecided(tx, id)
    refuseDay(validUntil, who)
    await refuseTerms(tx, who, terms)
    const priced = lines.map(({ text, amount }) => ({ text, amountFils: toFils(amount) }))
    const totalFils = priced.reduce((sum, { amountFils }) => sum + amountFils, 0)
    const nonce = newNonce()
    const tokenHash = hashOf(tokenOf(nonce, settings.linkKey))
    const words = { lines: priced, totalFils, validUntil, note }
    const offer = { quoteId: id, ...words, terms, nonce, tokenHash }
    const offerId = await insertOffer(tx, { ...offer, offeredBy: who.id, now: who.now })
    await updateQuote(tx, id, {
      state: 'answered',
      ...(quote.answeredAt === null && { answeredAt: who.now }),
      assignedTo: who.id,
    })
    await notifyCustomer(tx, quote, { offerId, nonce, totalFils, validUntil }, who.now)
    await writeAudit(tx, who, {
      action: 'offer-custom-quote',
      object: 'custom-quote',
      objectId: id,
      before: { state: quote.state, offeredFils: quote.offeredFils },
      after: {
        state: 'answered',
        offeredFils: totalFils,
        lines: priced,
        validUntil,
        note,
        ...terms,
      },
    })
    return getQuoteDetail(tx, who, id, settings)
  }

function refuseDay(validUntil: string, { today }: Member): void {
  if (isValidUntil(validUntil, today)) return
  const isTooShort = validUntil < today
  throw new Refusal(isTooShort ? 'offer_valid_too_short' : 'offer_valid_too_long', 422, {
    fields: ['validUntil'],
    parameters: { day: isTooShort ? today : lastValidDay(today) },
  })
}

/** What is offered has to be possible on the day on which it is offered. */
async function refuseTerms(tx: Transaction, { today }: Member, terms: OfferTerms): Promise<void> {
  const kitchen = await findKitchen(tx, terms.restaurantId)
  if (!kitchen?.isActive) {
    throw new Refusal('restaurant_not_found', 404, { fields: ['restaurantId'] })
  }
  const first = addDays(today, 1)
  if (terms.startsOn >= first && terms.startsOn <= lastValidDay(today)) return
  const isTooEarly = terms.startsOn < first
  throw new Refusal(isTooEarly ? 'start_date_too_early' : 'start_date_too_late', 422, {
    fields: ['startsOn'],
    parameters: { day: isTooEarly ? first : lastValidDay(today) },
  })
}

/** A landline gets no message: the link is passed on by the person who calls. */
async function notifyCustomer(
  tx: Transaction,
  quote: QuoteRow,
  offer: { offerId: number; nonce: string; totalFils: number; validUntil: string },
  now: Date,
): Promise<void> {
  const phone = toE164(quote.phone)
  if (phone === undefined) return
  await queueMessage(tx, {
    to: phone,
    template: quoteOffered,
    parameters: {
      number: quoteNumber(quote.id, quote.createdAt),
      total: offer.totalFils,
      validUntil: offer.validUntil,
      nonce: offer.nonce,
    },
    language: quote.language,
    dedupeKey: `quote-offered:${offer.offerId}`,
    now,
  })
}

/** The customer declined on the phone or by e-mail. An acceptance is an order, by the offer's link. */
export const closeCustomQuote =
  (settings: OfferSettings) =>
  async (
    tx: Transaction,
    who: Member,
    { id, note }: Input<typeof contract.closeCustomQuote>,
  ): Promise<Detail> => {
    const quote = await getUndecided(tx, id)
    const [offer] = await listOffers(tx, id)
    if (offer) await answerRow(tx, offer.id, { answer: 'declined', via: 'admin', now: who.now })
    await updateQuote(tx, id, {
      state: 'declined',
      ...(quote.answeredAt === null && { answeredAt: who.now }),
    })
    await writeAudit(tx, who, {
      action: 'close-custom-quote',
      object: 'custom-quote',
      objectId: id,
      before: { state: quote.state },
      after: { state: 'declined', note },
    })
    return getQuoteDetail(tx, who, id, settings)
  }
