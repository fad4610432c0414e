import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import { toE164 } from '#shared/phone.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { listActions } from '#server/audit.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { actorForTeam, nameForTeam } from '#server/person-name.ts'
import type { getCustomQuote, listCustomQuotes as contract } from '../../admin-contract.ts'
import { quoteNumber, urgencyOf } from '../../rules.ts'
import type { Language } from '#shared/language.ts'
import { linkOf, type OfferSettings } from '../offers/link.ts'
import { presentTerms } from '../offers/present-terms.ts'
import { listOffers, type OfferRow } from '../offers/offer-store.ts'
import { countOpen, findQuote, listIndexed, type QuoteRow } from './quote-store.ts'

type Indexed = Output<typeof contract>['quotes'][number]
type Detail = Output<typeof getCustomQuote>

const PAGE = 50
const ACTIONS_MAX = 20

export async function listCustomQuotes(
  db: Database,
  who: Member,
  { from, ...filters }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const reach = { from, limit: PAGE + 1, now: who.now, adminId: who.id }
  const [rows, counts] = await Promise.all([
    listIndexed(db, filters, reach),
    countOpen(db, who.now),
  ])
  const page = rows.slice(0, PAGE)
  return {
    quotes: page.map((row) => presentIndexed(row, who)),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    counts,
  }
}

export const presentIndexed = (row: QuoteRow, who: Member): Indexed => ({
  id: row.id,
  number: quoteNumber(row.id, row.createdAt),
  name: nameForTeam(row, who.language),
  phone: row.phone,
  peopleCount: row.peopleCount,
  contactMethod: row.contactMethod,
  contactTime: row.contactTime,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  urgency: urgencyOf(row.state, row.dueAt, who.now),
  assignee:
    row.assignedTo === null
      ? null
      : actorForTeam(row.assigneeName, row.assigneePhone, who.language),
  isMine: row.assignedTo === who.id,
  offered: row.offeredFils === null ? null : toDirhams(row.offeredFils),
})

/** @throws Refusal `not_found` */
export async function getQuoteDetail(
  db: Database,
  who: Member,
  id: number,
  settings: OfferSettings,
): Promise<Detail> {
  const row = await findQuote(db, id)
  if (!row) throw new Refusal('not_found', 404)
  const [offers, actions] = await Promise.all([
    listOffers(db, id),
    listActions(db, 'custom-quote', id, ACTIONS_MAX),
  ])
  return {
    ...presentIndexed(row, who),
    email: row.email,
    language: row.language,
    requirements: row.requirements,
    offers: offers.map((offer) => presentOffer(offer, who.language, settings)),
    isReachable: toE164(row.phone) !== undefined,
    acts: actions.map(({ at, actor, actorPhone, action, after }) => ({
      at: at.toISOString(),
      actor: actorForTeam(actor, actorPhone, who.language),
      action,
      note: noteIn(after),
    })),
  }
}

const presentOffer = (
  offer: OfferRow,
  language: Language,
  settings: OfferSettings,
): Detail['offers'][number] => ({
  id: offer.id,
  lines: offer.lines.map(({ text, amountFils }) => ({ text, amount: toDirhams(amountFils) })),
  total: toDirhams(offer.totalFils),
  validUntil: offer.validUntil,
  note: offer.note,
  offeredAt: offer.offeredAt.toISOString(),
  offeredBy: actorForTeam(offer.offeredBy, offer.offererPhone, language),
  answer: offer.answer,
  answeredVia: offer.answeredVia,
  terms: presentTerms(offer, language),
  subscriptionId: offer.subscriptionId,
  link: linkOf(offer.nonce, settings),
})

const noteIn = (after: unknown): string | null =>
  typeof after === 'object' && after !== null && 'note' in after ? String(after.note) : null
