import { distanceKm, type Point } from '#shared/place/geo.ts'
import type { Order } from '../../contract.ts'
import { DIET_DISHES_MIN } from '../../rules.ts'
import type { Mark } from '../nearby/nearby-read-model.ts'
import type { Catalogue, KitchenEntry } from './catalogue.ts'
import { firstOf } from './first-of.ts'

export interface Filters {
  cuisine?: string | undefined
  diet?: string | undefined
  ids?: readonly number[] | undefined
}

export interface Found {
  kitchen: KitchenEntry
  distanceKm: number
  /** The lowest comes first. */
  rank: number
}

interface Page {
  order: Order
  after?: Mark | undefined
  /** At most so many of the first. */
  limit: number
}

/** The first kitchens, in an order, that reach a point and suit the filters; those after a mark. */
export function listKitchens(
  { kitchens }: Catalogue,
  point: Point,
  { order, after, limit, ...filters }: Filters & Page,
): Found[] {
  const suits = suitsFilters(filters)
  const mark = after && { rank: after.rank, kitchen: { id: after.id } }
  const found: Found[] = []
  for (const kitchen of kitchens.values()) {
    const reached = suits(kitchen) ? reach(kitchen, point, order) : undefined
    if (reached && (!mark || byRank(reached, mark) > 0)) found.push(reached)
  }
  return firstOf(found, limit, byRank)
}

/** Nothing where the kitchen doesn't deliver to the point. */
export function reach(kitchen: KitchenEntry, point: Point, order: Order): Found | undefined {
  const away = distanceKm(point, kitchen)
  if (away > kitchen.deliveryRadiusKm) return undefined
  return { kitchen, distanceKm: away, rank: RANKS[order](kitchen, away) }
}

type Ranked = Pick<Found, 'rank'> & { kitchen: { id: number } }

export const byRank = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank || a.kitchen.id - b.kitchen.id

const RATING_MAX = 5

/** Whom no one has rated comes after all others. */
const RANKS: Record<Order, (kitchen: KitchenEntry, away: number) => number> = {
  distance: (_, away) => away,
  price: ({ monthlyPriceFils }) => monthlyPriceFils,
  rating: ({ rating, ratingCount }) =>
    ratingCount === 0 ? RATING_MAX + 1 : RATING_MAX - rating + 0.01 / (1 + ratingCount),
}

export function suitsFilters({ cuisine, diet, ids }: Filters): (kitchen: KitchenEntry) => boolean {
  const wanted = ids && new Set(ids)
  return ({ id, cuisines, dietCounts }) =>
    (!wanted || wanted.has(id)) &&
    (cuisine === undefined || cuisines.includes(cuisine)) &&
    (diet === undefined || (dietCounts.get(diet) ?? 0) >= DIET_DISHES_MIN)
}
