import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { OfferAnswer, QuoteState } from '../../rules.ts'

export interface OfferLine {
  text: string
  amountFils: number
}

/** What an offer sells. */
export interface OfferTerms {
  restaurantId: number
  people: number
  mealTimes: MealTime[]
  daysPerWeek: number
  startsOn: Day
}

const offers = (db: Database) =>
  db
    .selectFrom('custom_quote_offers as o')
    .leftJoin('users as u', 'u.id', 'o.offered_by')
    .leftJoin('restaurants as r', 'r.id', 'o.restaurant_id')
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
      'o.restaurant_id as restaurantId',
      'o.people',
      'o.meal_times as mealTimes',
      'o.days_per_week as daysPerWeek',
      'o.starts_on as startsOn',
      'o.subscription_id as subscriptionId',
      'r.name_en as restaurantEn',
      'r.name_ar as restaurantAr',
      'u.name as offeredBy',
      'u.phone as offererPhone',
    ])
    .orderBy('o.id', 'desc')

type RawOffer = Awaited<ReturnType<ReturnType<typeof offers>['execute']>>[number]

const toOffer = (row: RawOffer) => ({
  ...row,
  lines: row.lines as unknown as OfferLine[],
  answer: row.answer as OfferAnswer | null,
  answeredVia: row.answeredVia as 'link' | 'admin' | null,
  terms: termsOf(row),
})

const termsOf = (row: RawOffer): (OfferTerms & { restaurantName: Bilingual }) | null => {
  const { restaurantId, people, mealTimes, daysPerWeek, startsOn } = row
  if (!restaurantId || !people || !mealTimes || !daysPerWeek || !startsOn) return null
  const restaurantName = { en: row.restaurantEn ?? '', ar: row.restaurantAr ?? '' }
  const terms = { restaurantId, people, mealTimes: mealTimes as MealTime[], daysPerWeek, startsOn }
  return { ...terms, restaurantName }
}

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
  terms: OfferTerms
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
      restaurant_id: offer.terms.restaurantId,
      people: offer.terms.people,
      meal_times: offer.terms.mealTimes,
      days_per_week: offer.terms.daysPerWeek,
      starts_on: offer.terms.startsOn,
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
  {
    answer,
    via,
    now,
    subscriptionId = null,
  }: { answer: OfferAnswer; via: 'link' | 'admin'; now: Date; subscriptionId?: number | null },
): Promise<void> {
  await tx
    .updateTable('custom_quote_offers')
    .set({ answer, answered_via: via, answered_at: now, subscription_id: subscriptionId })
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
