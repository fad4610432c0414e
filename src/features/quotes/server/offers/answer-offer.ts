import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams, vatOfLines } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { Reply } from '#server/http/answers/reply.ts'
import { countHit } from '#server/limits.ts'
import type { declineOffer as declineContract, getOffer as contract } from '../../offer-contract.ts'
import { quoteNumber, standingOf } from '../../rules.ts'
import { findAndLockQuote, findQuote } from '../admin/quote-store.ts'
import { hashOf } from './link.ts'
import { presentTerms } from './present-terms.ts'
import {
  answerRow,
  findOfferByHash,
  listOffers,
  updateQuote,
  type OfferRow,
} from './offer-store.ts'

type Shown = Output<typeof contract>

/** Names and wishes of a person: kept by no browser, proxy or search engine. */
const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const ANSWERS_PER_HOUR = 30

export async function getOffer(
  db: Database,
  who: Visitor,
  { token }: Input<typeof contract>,
): Promise<Reply<Shown>> {
  return show(db, who, await getByToken(db, token))
}

export async function getByToken(db: Database, token: string): Promise<OfferRow> {
  const offer = await findOfferByHash(db, hashOf(token))
  if (!offer) throw new Refusal('not_found', 404)
  return offer
}

/** The customer decides by the link; the request is locked, so that one decision counts. */
export async function declineOffer(
  tx: Transaction,
  who: Visitor,
  { token }: Input<typeof declineContract>,
): Promise<Reply<Shown>> {
  const bucket = `quote-answer:${who.network}`
  await countHit(tx, { bucket, max: ANSWERS_PER_HOUR, windowSeconds: 3600 }, who.now)
  const { quoteId } = await getByToken(tx, token)
  await findAndLockQuote(tx, quoteId)
  const offer = await getByToken(tx, token)
  const standing = await standingNow(tx, who, offer)
  if (standing === 'declined') return show(tx, who, offer)
  if (standing !== 'open') throw new Refusal('offer_closed', 409)
  await answerRow(tx, offer.id, { answer: 'declined', via: 'link', now: who.now })
  await updateQuote(tx, quoteId, { state: 'declined' })
  return show(tx, who, await getByToken(tx, token))
}

export async function standingNow(db: Database, { today }: Visitor, offer: OfferRow) {
  const [newest] = await listOffers(db, offer.quoteId)
  return standingOf({ ...offer, isNewest: newest?.id === offer.id }, today)
}

async function show(db: Database, who: Visitor, offer: OfferRow): Promise<Reply<Shown>> {
  const quote = await findQuote(db, offer.quoteId)
  if (!quote) throw new Refusal('not_found', 404)
  return new Reply(
    {
      number: quoteNumber(quote.id, quote.createdAt),
      name: quote.name,
      peopleCount: quote.peopleCount,
      requirements: quote.requirements,
      lines: offer.lines.map(({ text, amountFils }) => ({ text, amount: toDirhams(amountFils) })),
      total: toDirhams(offer.totalFils),
      vatIncluded: toDirhams(vatOfLines(offer.lines.map(({ amountFils }) => amountFils))),
      validUntil: offer.validUntil,
      note: offer.note,
      terms: presentTerms(offer, who.language),
      standing: await standingNow(db, who, offer),
    },
    { headers: PRIVATE_HEADERS },
  )
}
