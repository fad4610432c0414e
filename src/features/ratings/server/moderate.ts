import type { Language } from '#shared/language.ts'
import { maskContacts } from '#shared/text/mask-contacts.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { findOwnKitchen, getRating, lockRestaurant } from '#features/restaurants/server/public.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { nameForTeam } from '#server/person-name.ts'
import type * as contract from '../contract.ts'
import { countRatings } from './rate-delivery.ts'
import { findRating, listRatings, setHidden, type RatingRow } from './store.ts'

type Moderated = Output<typeof contract.hideRating>

const presentRating = ({ id, day, stars, comment, dishes }: RatingRow) => ({
  id,
  day,
  stars,
  comment,
  dishes,
})

const presentModerated = (row: RatingRow, language: Language): Moderated => ({
  ...presentRating(row),
  customer: nameForTeam({ name: row.customer, phone: row.customerPhone }, language),
  customerNumber: row.customerNumber,
  hiddenReason: row.hiddenReason,
})

export async function getKitchenRatings(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.getKitchenRatings>> {
  const { id, rating, ratingCount } = await findOwnKitchen(db, who.id)
  const rows = await listRatings(db, id, who.language)
  const shown = rows.filter(({ hiddenAt }) => hiddenAt === null)
  const ratings = shown.map((row) => ({
    ...presentRating(row),
    comment: maskContacts(row.comment),
  }))
  return { average: rating, count: ratingCount, ratings }
}

export async function listRestaurantRatings(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.listRestaurantRatings>,
): Promise<Output<typeof contract.listRestaurantRatings>> {
  const rating = await getRating(db, id)
  const rows = await listRatings(db, id, who.language)
  return { ...rating, ratings: rows.map((row) => presentModerated(row, who.language)) }
}

export async function hideRating(
  tx: Transaction,
  who: Member,
  { id, reason }: Input<typeof contract.hideRating>,
): Promise<Moderated> {
  const rating = await lockRating(tx, who, id)
  if (rating.hiddenAt === null) {
    await setHidden(tx, id, { at: who.now, reason })
    await countRatings(tx, rating.restaurantId)
    await writeAudit(tx, who, {
      action: 'hide-rating',
      object: 'rating',
      objectId: id,
      before: { stars: rating.stars, comment: rating.comment },
      after: { reason },
    })
  }
  return reread(tx, who, id)
}

export async function showRating(
  tx: Transaction,
  who: Member,
  { id, reason }: Input<typeof contract.showRating>,
): Promise<Moderated> {
  const rating = await lockRating(tx, who, id)
  if (rating.hiddenAt !== null) {
    await setHidden(tx, id, null)
    await countRatings(tx, rating.restaurantId)
    await writeAudit(tx, who, {
      action: 'show-rating',
      object: 'rating',
      objectId: id,
      before: { hiddenReason: rating.hiddenReason },
      after: { reason },
    })
  }
  return reread(tx, who, id)
}

/** The rating as it is once its restaurant is locked. @throws Refusal `not_found` (404) */
async function lockRating(tx: Transaction, who: Member, id: number): Promise<RatingRow> {
  const found = await findRating(tx, id, who.language)
  if (!found) throw new Refusal('not_found', 404)
  await lockRestaurant(tx, found.restaurantId)
  return (await findRating(tx, id, who.language)) ?? found
}

async function reread(tx: Transaction, who: Member, id: number): Promise<Moderated> {
  const row = await findRating(tx, id, who.language)
  if (!row) throw new Refusal('not_found', 404)
  return presentModerated(row, who.language)
}
