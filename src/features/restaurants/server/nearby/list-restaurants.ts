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
import { listKitchensReaching, type KitchenNearby, type Mark } from './nearby-read-model.ts'
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
  const { rows, end } = await readPage(db, index, { path, point, query }, limit)
  const ids = rows.map(({ kitchen }) => kitchen.id)
  const fullDays = await listFullDays(db, ids, context.today)
  const restaurants = rows.map(({ kitchen }) =>
    presentRestaurant(kitchen, context, {
      fullDays: fullDays.get(kitchen.id) ?? new Set(),
      startDate,
    }),
  )
  const count = query.limit === undefined ? countFitting(restaurants) : rows.length
  const shown = restaurants.slice(0, count)
  const last = rows[count - 1]
  const mark = last && count < rows.length ? { rank: last.rank, id: last.kitchen.id } : end
  const headers = mark && { link: nextLink(path, query, `${mark.rank}_${mark.id}`) }
  return new Reply(sort === 'distance' ? nearestFirst(shown) : shown, headers ? { headers } : {})
}

interface Page {
  rows: { kitchen: KitchenNearby; rank: number }[]
  /** Where the page ends, if another follows. */
  end: Mark | undefined
}

/** The nearest come from PostgreSQL's index; every other order, and filters, from memory. */
async function readPage(
  db: Database,
  index: CatalogueIndex,
  { point, query }: Around,
  limit: number,
): Promise<Page> {
  const { sort: order = 'distance', cuisine, diet, ids, cursor: after } = query
  if (order === 'distance' && cuisine === undefined && diet === undefined) {
    const kitchens = await listKitchensReaching(db, point, { ids, after, limit: limit + 1 })
    const rows = kitchens.map((kitchen) => ({ kitchen, rank: kitchen.away }))
    return { rows: rows.slice(0, limit), end: endOf(rows, limit) }
  }
  const catalogue = await index.read(db)
  const found = listKitchens(catalogue, point, {
    ...{ order, cuisine, diet, ids, after },
    limit: limit + 1,
  })
  const wanted = found.slice(0, limit)
  const kitchens = await listKitchensReaching(db, point, {
    ids: wanted.map(({ kitchen }) => kitchen.id),
    diet,
  })
  const byId = new Map(kitchens.map((kitchen) => [kitchen.id, kitchen]))
  // One that has closed meanwhile is left out.
  const rows = wanted.flatMap(({ kitchen: { id }, rank }) => {
    const kitchen = byId.get(id)
    return kitchen ? [{ kitchen, rank }] : []
  })
  return { rows, end: endOf(found, limit) }
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
