import { getAddressPoint } from '#features/addresses/server/public.ts'
import { formatClock, type Day } from '#shared/dates.ts'
import { FALLBACK_POINT, type Emirate } from '#shared/place/emirates.ts'
import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import type { Cuisine } from '#shared/food/food.ts'
import type { Point } from '#shared/place/geo.ts'
import { textsIn } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member, Visitor } from '#server/http/callers/caller.ts'
import type { PublicContext } from '#server/http/kept/serve-kept.ts'
import { nextLink } from '#server/http/answers/next-link.ts'
import { Reply } from '#server/http/answers/reply.ts'
import {
  RESTAURANTS_MAX,
  listRestaurants as contract,
  type listNearbyRestaurants as nearbyContract,
  type restaurant as restaurantSchema,
} from '../contract.ts'
import { messages } from '../messages.ts'
import { firstFreeDay, isDayOpen, isOpenAt } from '../rules.ts'
import { listKitchensReaching, type KitchenNearby } from './nearby-read-model.ts'
import { findOwnSubscription, listFullDays } from './store.ts'

type Query = Wish<typeof contract>
const PATH = contract.path

type Restaurant = Answer<{ output: typeof restaurantSchema }>

export const listRestaurants = (
  db: Database,
  context: PublicContext,
  wish: Omit<Query, 'addressId'>,
): Promise<Reply<Restaurant[]>> => listAround(db, context, pointOf(wish), { path: PATH, wish })

/** The own address wins over coordinates. */
export async function listRestaurantsAtAddress(
  db: Database,
  who: Visitor,
  wish: Query & { addressId: number },
): Promise<Reply<Restaurant[]>> {
  if (!who.user) throw new Refusal('unauthenticated', 401)
  const point = await getAddressPoint(db, who.user.id, wish.addressId)
  return listAround(db, who, point, { path: PATH, wish })
}

export async function listNearbyRestaurants(
  db: Database,
  who: Member,
  wish: Wish<typeof nearbyContract>,
): Promise<Reply<Restaurant[]>> {
  const subscription = await findOwnSubscription(db, who.id, wish.subscriptionId)
  if (!subscription) throw new Refusal('not_found', 404)
  const addressId = wish.addressId ?? subscription.addressId
  const { subscriptionId, ...query } = wish
  const path = `/api/subscriptions/${subscriptionId}/nearby-restaurants`
  const point = await getAddressPoint(db, who.id, addressId)
  return listAround(db, who, point, { path, wish: query })
}

/** The names of all kitchens that reach the address of an own subscription, nearest first. */
export async function listNamesNearby(db: Database, who: Member, subscriptionId: number) {
  const subscription = await findOwnSubscription(db, who.id, subscriptionId)
  if (!subscription) throw new Refusal('not_found', 404)
  const point = await getAddressPoint(db, who.id, subscription.addressId)
  const kitchens = await listKitchensReaching(db, point, {})
  return kitchens.map(({ id, nameEn, nameAr }) => ({
    id,
    name: who.language === 'ar' ? nameAr : nameEn,
  }))
}

/** The coordinates, else central Dubai. */
const pointOf = ({ latitude, longitude }: Pick<Query, 'latitude' | 'longitude'>): Point =>
  latitude === undefined || longitude === undefined ? FALLBACK_POINT : { latitude, longitude }

/** A page of the list: with `limit` so many, without it as many of the nearest as fit. */
async function listAround(
  db: Database,
  context: PublicContext,
  point: Point,
  { path, wish }: { path: string; wish: Query },
): Promise<Reply<Restaurant[]>> {
  const { startDate, isActive, cursor, limit = RESTAURANTS_MAX } = wish
  if (isActive === false) return new Reply([])
  // One more than the page holds says whether there is another page.
  const around = { ...wish, after: cursor, limit: limit + 1 }
  const kitchens = await listKitchensReaching(db, point, around)
  const ids = kitchens.map(({ id }) => id)
  const fullDays = await listFullDays(db, ids, context.today)
  const restaurants = kitchens.map((kitchen) =>
    presentRestaurant(kitchen, context, {
      fullDays: fullDays.get(kitchen.id) ?? new Set(),
      startDate,
    }),
  )
  const count = wish.limit ?? countFitting(restaurants.slice(0, limit))
  const last = kitchens[count - 1]
  if (!last || kitchens.length <= count) return new Reply(nearestFirst(restaurants))
  const headers = { link: nextLink(path, wish, `${last.away}_${last.id}`) }
  return new Reply(nearestFirst(restaurants.slice(0, count)), { headers })
}

const nearestFirst = (restaurants: readonly Restaurant[]): Restaurant[] =>
  restaurants.toSorted((a, b) => a.distanceKm - b.distanceKm)

const LIST_BYTES_MAX = 60_000

/** How many of them make a list of the size that phones are sent. */
function countFitting(restaurants: readonly Restaurant[]): number {
  let bytes = 2
  const end = restaurants.findIndex((restaurant) => {
    bytes += Buffer.byteLength(JSON.stringify(restaurant)) + 1
    return bytes > LIST_BYTES_MAX
  })
  return end < 0 ? restaurants.length : end
}

interface Booking {
  fullDays: ReadonlySet<Day>
  startDate: Day | undefined
}

function presentRestaurant(
  kitchen: KitchenNearby,
  { language, now, today }: PublicContext,
  { fullDays, startDate }: Booking,
): Restaurant {
  const isArabic = language === 'ar'
  const from = startDate !== undefined && startDate > today ? startDate : today
  const places = { fullDays, capacityPerDay: kitchen.capacityPerDay }
  const nextFreeDay = firstFreeDay(now, from, kitchen, places) ?? null
  return {
    id: kitchen.id,
    name: isArabic ? kitchen.nameAr : kitchen.nameEn,
    description: isArabic ? kitchen.descriptionAr : kitchen.descriptionEn,
    rating: kitchen.rating,
    ratingCount: kitchen.ratingCount,
    cuisineTypes: kitchen.cuisines as Cuisine[],
    area: isArabic ? kitchen.areaAr : kitchen.areaEn,
    city: kitchen.emirate as Emirate,
    openingTime: kitchen.openingTime,
    closingTime: kitchen.closingTime,
    isOpenNow: isOpenAt(formatClock(now), kitchen),
    deliveryTimeMin: kitchen.deliveryMinutesMin,
    deliveryTimeMax: kitchen.deliveryMinutesMax,
    deliveryFee: String(toDirhams(kitchen.deliveryFeeFils)),
    averagePrice: toDirhams(kitchen.monthlyPriceFils),
    isActive: kitchen.isActive,
    distanceKm: Math.round(kitchen.distanceKm * 10) / 10,
    cutoffTime: kitchen.cutoffTime,
    cutoffDays: kitchen.cutoffDays,
    lunchWindow: kitchen.lunchWindow,
    dinnerWindow: kitchen.dinnerWindow,
    nextFreeDay,
    unavailableReason: reasonOf(kitchen, { language, now }, startDate, nextFreeDay),
    plates: kitchen.plates,
    dishCount: kitchen.dishCount,
  }
}

function reasonOf(
  kitchen: KitchenNearby,
  { language, now }: Pick<PublicContext, 'language' | 'now'>,
  startDate: Day | undefined,
  nextFreeDay: Day | null,
): string | null {
  const { reasons } = textsIn(messages, language)
  if (nextFreeDay === null) return reasons.fullForWeeks
  if (startDate === undefined || startDate === nextFreeDay) return null
  return isDayOpen(now, startDate, kitchen)
    ? reasons.full(startDate, nextFreeDay)
    : reasons.past(nextFreeDay)
}
