import { addDays } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { lockRestaurant, setRating } from '#features/restaurants/server/public.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../contract.ts'
import { averageOf, isRateable, lastRatingDay, RATING_DAYS } from '../rules.ts'
import { findDay, listDelivered, listStars, putRating, type RatedDay } from './store.ts'

type Rater = Pick<Member, 'id' | 'language' | 'now' | 'today'>

const present = (day: RatedDay): Output<typeof contract.rateDelivery> => ({
  deliveryId: day.deliveryId,
  day: day.day,
  restaurant: { id: day.restaurantId, name: day.restaurant },
  dishes: day.dishes,
  until: lastRatingDay(day.day),
  rating: day.stars === null ? null : { stars: day.stars, comment: day.comment ?? '' },
})

export async function listRateableDeliveries(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.listRateableDeliveries>> {
  const days = await listDelivered(db, who, addDays(who.today, -RATING_DAYS))
  return days.map(present)
}

export async function rateDelivery(
  tx: Transaction,
  who: Rater,
  { id, stars, comment }: Input<typeof contract.rateDelivery>,
): Promise<Output<typeof contract.rateDelivery>> {
  const day = await findDay(tx, who, id)
  if (!day) throw new Refusal('not_found', 404)
  if (!isRateable(day, who.today)) throw new Refusal('rating_closed', 409)
  const { restaurantId } = day
  await lockRestaurant(tx, restaurantId)
  await putRating(tx, {
    deliveryId: id,
    restaurantId,
    customerId: who.id,
    stars,
    comment,
    now: who.now,
  })
  await countRatings(tx, restaurantId)
  return present({ ...day, stars, comment })
}

/** Needs the restaurant locked, so that no rating is left out. */
export async function countRatings(tx: Transaction, restaurantId: number): Promise<void> {
  const stars = await listStars(tx, restaurantId)
  await setRating(tx, restaurantId, { average: averageOf(stars), count: stars.length })
}
