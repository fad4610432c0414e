import { getAddressPoint } from '#features/addresses/server/public.ts'
import { FALLBACK_POINT } from '#shared/place/emirates.ts'
import type { Wish } from '#shared/wire/endpoint.ts'
import type { Point } from '#shared/place/geo.ts'
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
import { listKitchensReaching, type KitchenNearby } from './nearby-read-model.ts'
import { presentRestaurant, type Restaurant } from './present-restaurant.ts'
import type { CatalogueIndex } from '../search/catalogue-index.ts'
import { listKitchens } from '../search/find-kitchens.ts'
import { findOwnSubscription, listFullDays } from '../store.ts'

type Query = Wish<typeof contract>
const PATH = contract.path

export const listRestaurants =
  (index: CatalogueIndex) =>
  (db: Database, context: PublicContext, query: Omit<Query, 'addressId'>) =>
    listAround(db, index, context, { path: PATH, point: pointOf(query), query })

/** The own address wins over coordinates. */
export const listRestaurantsAtAddress =
  (index: CatalogueIndex) =>
  async (db: Database, who: Visitor, query: Query & { addressId: number }) => {
    const point = await getOwnPoint(db, who, query.addressId)
    return listAround(db, index, who, { path: PATH, point, query })
  }

export const listNearbyRestaurants =
  (index: CatalogueIndex) =>
  async (db: Database, who: Member, { subscriptionId, ...query }: Wish<typeof nearbyContract>) => {
    const subscription = await findOwnSubscription(db, who.id, subscriptionId)
    if (!subscription) throw new Refusal('not_found', 404)
    const path = `/api/subscriptions/${subscriptionId}/nearby-restaurants`
    const point = await getAddressPoint(db, who.id, query.addressId ?? subscription.addressId)
    return listAround(db, index, who, { path, point, query })
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
  index: CatalogueIndex,
  context: PublicContext,
  { path, point, query }: Around,
): Promise<Reply<Restaurant[]>> {
  const { startDate, isActive, sort = 'distance', limit = RESTAURANTS_MAX } = query
  if (isActive === false) return new Reply([])
  // One more than the page has says whether there is another page.
  const page = await readPage(db, index, { path, point, query }, limit + 1)
  const ids = page.map(({ kitchen }) => kitchen.id)
  const fullDays = await listFullDays(db, ids, context.today)
  const restaurants = page.map(({ kitchen }) =>
    presentRestaurant(kitchen, context, {
      fullDays: fullDays.get(kitchen.id) ?? new Set(),
      startDate,
    }),
  )
  const count = query.limit ?? countFitting(restaurants.slice(0, limit))
  const shown = restaurants.slice(0, count)
  const last = page[count - 1]
  const hasMore = last !== undefined && page.length > count
  const headers = hasMore && { link: nextLink(path, query, `${last.rank}_${last.kitchen.id}`) }
  return new Reply(sort === 'distance' ? nearestFirst(shown) : shown, headers ? { headers } : {})
}

interface OnPage {
  kitchen: KitchenNearby
  rank: number
}

/** The nearest come from PostgreSQL's index; every other order, and filters, from memory. */
async function readPage(
  db: Database,
  index: CatalogueIndex,
  { point, query }: Around,
  limit: number,
): Promise<OnPage[]> {
  const { sort: order = 'distance', cuisine, diet, ids, cursor: after } = query
  if (order === 'distance' && cuisine === undefined && diet === undefined) {
    const kitchens = await listKitchensReaching(db, point, { ids, after, limit })
    return kitchens.map((kitchen) => ({ kitchen, rank: kitchen.away }))
  }
  const catalogue = await index.read(db)
  const found = listKitchens(catalogue, point, { order, cuisine, diet, ids, after }).slice(0, limit)
  const wanted = found.map(({ kitchen }) => kitchen.id)
  const rows = await listKitchensReaching(db, point, { ids: wanted, diet })
  const kitchens = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ kitchen: { id }, rank }) => {
    const kitchen = kitchens.get(id)
    return kitchen ? [{ kitchen, rank }] : []
  })
}

const nearestFirst = (restaurants: readonly Restaurant[]): Restaurant[] =>
  restaurants.toSorted((a, b) => a.distanceKm - b.distanceKm)
