import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { OfferAnswer, QuoteState } from '../../rules.ts'

export interface OfferLine {
  text: string
  amountFils: number
}

const offers = (db: Database) =>
  db
    .selectFrom('custom_quote_offers as o')
    .leftJoin('users as u', 'u.id', 'o.offered_by')
    .select([
      'o.id',
      'o.quote_id as quoteId',
      'o.lines',
      'o.total_fils as totalFils',
      'o.valid_until as validUntil',
      'o.note',
      'o.nonce',
      'o.offered_at as offeredAt',
      'o.answer',
      'o.answered_via as answeredVia',
      'u.name as offeredBy',
    ])
    .orderBy('o.id', 'desc')

type RawOffer = Awaited<ReturnType<ReturnType<typeof offers>['execute']>>[number]

const toOffer = (row: RawOffer) => ({
  ...row,
  lines: row.lines as unknown as OfferLine[],
  answer: row.answer as OfferAnswer | null,
  answeredVia: row.answeredVia as 'link' | 'admin' | null,
})

export type OfferRow = ReturnType<typeof toOffer>

/** Newest first. */
export const listOffers = async (db: Database, quoteId: number): Promise<OfferRow[]> =>
  (await offers(db).where('o.quote_id', '=', quoteId).execute()).map(toOffer)

export async function findOfferByHash(db: Database, hash: Buffer): Promise<OfferRow | undefined> {
  const row = await offers(db).where('o.token_hash', '=', hash).executeTakeFirst()
  return row && toOffer(row)
}

export interface NewOffer {
  quoteId: number
  lines: readonly OfferLine[]
  totalFils: number
  validUntil: Day
  note: string
  nonce: string
  tokenHash: Buffer
  offeredBy: string
  now: Date
}

export async function insertOffer(tx: Transaction, offer: NewOffer): Promise<number> {
  const { id } = await tx
    .insertInto('custom_quote_offers')
    .values({
      quote_id: offer.quoteId,
      lines: JSON.stringify(offer.lines),
      total_fils: offer.totalFils,
      valid_until: offer.validUntil,
      note: offer.note,
      nonce: offer.nonce,
      token_hash: offer.tokenHash,
      offered_by: offer.offeredBy,
      offered_at: offer.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function answerRow(
  tx: Transaction,
  id: number,
  { answer, via, now }: { answer: OfferAnswer; via: 'link' | 'admin'; now: Date },
): Promise<void> {
  await tx
    .updateTable('custom_quote_offers')
    .set({ answer, answered_via: via, answered_at: now })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .execute()
}

export async function updateQuote(
  tx: Transaction,
  id: number,
  change: Partial<{ state: QuoteState; answeredAt: Date; assignedTo: string | null }>,
): Promise<void> {
  await tx
    .updateTable('custom_quotes')
    .set({
      ...(change.state && { state: change.state }),
      ...(change.answeredAt && { answered_at: change.answeredAt }),
      ...(change.assignedTo !== undefined && { assigned_to: change.assignedTo }),
    })
    .where('id', '=', id)
    .execute()
}
