import { getAddressPoint } from '#features/addresses/server/public.ts'
import { FALLBACK_POINT } from '#shared/place/emirates.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import { distanceKm, type Point } from '#shared/place/geo.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member, Visitor } from '#server/http/callers/caller.ts'
import type { PublicContext } from '#server/http/kept/serve-kept.ts'
import { countFitting } from '#server/http/answers/count-fitting.ts'
import { nextLink } from '#server/http/answers/next-link.ts'
import { Reply } from '#server/http/answers/reply.ts'
import {
  RESTAURANTS_MAX,
  listRestaurants as contract,
  type listNearbyRestaurants as nearbyContract,
} from '../../contract.ts'
import type { KitchenCards } from './kitchen-cards.ts'
import { listKitchensReaching, type Mark } from './nearby-read-model.ts'
import { presentRestaurant, type Restaurant } from './present-restaurant.ts'
import type { CatalogueIndex } from '../search/catalogue-index.ts'
import { listKitchens } from '../search/find-kitchens.ts'
import { findOwnSubscription } from '../store.ts'

type Query = Input<typeof contract>

/** What lists are made of, as far as it is in memory. */
export interface Memory {
  index: CatalogueIndex
  cards: KitchenCards
}

const PATH = contract.path

export const listRestaurants =
  (memory: Memory) => (db: Database, context: PublicContext, query: Omit<Query, 'addressId'>) =>
    listAround(db, memory, context, { path: PATH, point: pointOf(query), query })

/** The own address wins over coordinates. */
export const listRestaurantsAtAddress =
  (memory: Memory) => async (db: Database, who: Visitor, query: Query & { addressId: number }) => {
    const point = await getOwnPoint(db, who, query.addressId)
    return listAround(db, memory, who, { path: PATH, point, query })
  }

export const listNearbyRestaurants =
  (memory: Memory) =>
  async (db: Database, who: Member, { subscriptionId, ...query }: Input<typeof nearbyContract>) => {
    const subscription = await findOwnSubscription(db, who.id, subscriptionId)
    if (!subscription) throw new Refusal('not_found', 404)
    const path = `/api/subscriptions/${subscriptionId}/nearby-restaurants`
    const point = await getAddressPoint(db, who.id, query.addressId ?? subscription.addressId)
    return listAround(db, memory, who, { path, point, query })
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
export const pointOf = ({ latitude, longitude }: Pick<Query, 'latitude' | 'longitude'>): Point =>
  latitude === undefined || longitude === undefined ? FALLBACK_POINT : { latitude, longitude }

/** The point of a caller's own address. @throws Refusal `unauthenticated` (401), `not_found` (404) */
export function getOwnPoint(db: Database, who: Visitor, addressId: number): Promise<Point> {
  if (!who.user) throw new Refusal('unauthenticated', 401)
  return getAddressPoint(db, who.user.id, addressId)
}

interface Around {
  path: string
  point: Point
  query: Query
}

/** A page of the list: with `limit` so many, without it as many of the first as fit. */
async function listAround(
  db: Database,
  memory: Memory,
  context: PublicContext,
  { path, point, query }: Around,
): Promise<Reply<Restaurant[]>> {
  const { startDate, isActive, sort = 'distance', limit = RESTAURANTS_MAX } = query
  if (isActive === false) return new Reply([])
  const { found, end } = await findPage(db, memory.index, { path, point, query }, limit)
  const ids = found.map(({ kitchen }) => kitchen.id)
  const cards = await memory.cards.read(db, ids, context.today)
  // One that has closed meanwhile is left out.
  const shown = found.filter(({ kitchen }) => cards.has(kitchen.id))
  const restaurants = shown.flatMap(({ kitchen, dishCount }) => {
    const card = cards.get(kitchen.id)
    if (!card) return []
    const asked = { dishCount: dishCount ?? card.dishCount, startDate }
    return presentRestaurant(card, context, { ...asked, distanceKm: distanceKm(point, card) })
  })
  const count = query.limit === undefined ? countFitting(restaurants) : shown.length
  const last = shown[count - 1]
  const mark = last && count < shown.length ? { rank: last.rank, id: last.kitchen.id } : end
  const headers = mark && { link: nextLink(path, query, `${mark.rank}_${mark.id}`) }
  const page = restaurants.slice(0, count)
  return new Reply(sort === 'distance' ? nearestFirst(page) : page, headers ? { headers } : {})
}

interface Found {
  kitchen: { id: number }
  rank: number
  /** Where not all of its dishes are counted. */
  dishCount?: number
}

interface Page {
  found: Found[]
  /** Where the page ends, if another follows. */
  end: Mark | undefined
}

/** The nearest come from PostgreSQL's index; every other order, and filters, from memory. */
async function findPage(
  db: Database,
  index: CatalogueIndex,
  { point, query }: Around,
  limit: number,
): Promise<Page> {
  const { sort: order = 'distance', cuisine, diet, ids, cursor: after } = query
  if (order === 'distance' && cuisine === undefined && diet === undefined) {
    const kitchens = await listKitchensReaching(db, point, { ids, after, limit: limit + 1 })
    const found = kitchens.map((kitchen) => ({ kitchen, rank: kitchen.away }))
    return { found: found.slice(0, limit), end: endOf(found, limit) }
  }
  const catalogue = await index.read(db)
  const found = listKitchens(catalogue, point, {
    order,
    cuisine,
    diet,
    ids,
    after,
    limit: limit + 1,
  })
  const wanted = found.slice(0, limit).map(({ kitchen, rank }) => ({
    kitchen,
    rank,
    ...(diet !== undefined && { dishCount: kitchen.dietCounts.get(diet) ?? 0 }),
  }))
  return { found: wanted, end: endOf(found, limit) }
}

/** The mark of the last on a page, where more follow. */
function endOf(
  found: readonly { kitchen: { id: number }; rank: number }[],
  limit: number,
): Mark | undefined {
  const last = found[limit - 1]
  return last && found.length > limit ? { rank: last.rank, id: last.kitchen.id } : undefined
}

const nearestFirst = (restaurants: readonly Restaurant[]): Restaurant[] =>
  restaurants.toSorted((a, b) => a.distanceKm - b.distanceKm)
