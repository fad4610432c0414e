import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import type { Answer } from '#shared/wire/endpoint.ts'
import type { Cuisine, Diet } from '#shared/food/food.ts'
import type { Point } from '#shared/place/geo.ts'
import type { Language } from '#shared/language.ts'
import {
  listDishesOfTomorrow,
  listRestaurantMealItems,
  listRestaurants,
  RESTAURANTS_MAX,
  SEARCH_TEXT_MIN,
  searchKitchens,
  type menuItem,
  type ORDERS,
  type restaurant,
} from '../contract.ts'

export type Restaurant = Answer<{ output: typeof restaurant }>
/** What a search has found. */
export type Search = Answer<typeof searchKitchens>
export type MenuItem = Answer<{ output: typeof menuItem }>

const FIVE_MINUTES_MS = 300_000

export interface Place {
  /** An own address wins over the point. */
  addressId?: number | undefined
  point?: Point | undefined
  startDate?: Day | undefined
}

/** Which kitchens of a place are shown, and in which order. */
export interface Filters {
  /** As typed; a single letter is no search. */
  text: string
  cuisine?: Cuisine | undefined
  diet?: Diet | undefined
  sort?: Order | undefined
}

/** An order alone leaves no kitchen out. */
export const leavesOut = ({ text, cuisine, diet }: Filters): boolean =>
  text.length >= SEARCH_TEXT_MIN || cuisine !== undefined || diet !== undefined

export type Order = (typeof ORDERS)[number]

interface Page {
  /** Of these kitchens only, wherever they rank. */
  ids?: readonly number[] | undefined
  limit?: number | undefined
}

const whereOf = ({ addressId, point }: Place) => (addressId === undefined ? point : { addressId })

/** Only what is known: an absent filter is not sent. */
const listInput = ({ startDate, ...place }: Place, { ids, limit }: Page) => ({
  ...whereOf(place),
  isActive: true,
  ...(startDate !== undefined && { startDate }),
  ...(ids && { ids: [...ids] }),
  ...(limit !== undefined && { limit }),
})

/** Kitchens that deliver to a place, nearest first: those near it, where there are very many. */
export const restaurantsQuery = (language: Language, place: Place, page: Page = {}) =>
  queryOptions({
    queryKey: ['restaurants', language, place, page],
    queryFn: ({ signal }) => call(listRestaurants, listInput(place, page), { signal }),
    staleTime: FIVE_MINUTES_MS,
  })

const PAGE_SIZE = 12

/** Kitchens to show, and what they are shown for. */
interface ShownPage {
  filters: Filters
  search: Search | undefined
  restaurants: Restaurant[]
  /** Asks for what comes after. */
  next: string | undefined
}

/**
 * The kitchens of a place page by page; once two letters are typed, those that a search finds.
 * A search has a single page, which is asked for again with a higher limit.
 */
export const shownRestaurantsQuery = (language: Language, place: Place, filters: Filters) => {
  const isSearch = filters.text.length >= SEARCH_TEXT_MIN
  const asked = isSearch ? filters : { ...filters, text: '' }
  return infiniteQueryOptions({
    queryKey: ['restaurants', language, place, 'shown', asked],
    queryFn: ({ signal, pageParam }) =>
      isSearch
        ? findRestaurants(place, asked, Number(pageParam || PAGE_SIZE), signal)
        : listPage(place, asked, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    maxPages: isSearch ? 1 : 0,
    staleTime: FIVE_MINUTES_MS,
  })
}

async function listPage(
  place: Place,
  filters: Filters,
  from: string,
  signal: AbortSignal,
): Promise<ShownPage> {
  const { text: _none, ...rest } = filters
  const input = { ...listInput(place, { limit: PAGE_SIZE }), ...rest }
  const { items, cursor } = await callPage(
    listRestaurants,
    from === '' ? input : { ...input, cursor: from },
    { signal },
  )
  return { filters, search: undefined, restaurants: items, next: cursor }
}

async function findRestaurants(
  place: Place,
  filters: Filters,
  limit: number,
  signal: AbortSignal,
): Promise<ShownPage> {
  const search = await call(searchKitchens, { ...whereOf(place), ...filters, limit }, { signal })
  const ids = search.restaurants.map(({ id }) => id)
  const canFindMore = limit < RESTAURANTS_MAX && ids.length < search.count
  return {
    filters,
    search,
    restaurants: await listInOrder(place, ids, signal),
    next: canFindMore ? String(Math.min(limit + PAGE_SIZE, RESTAURANTS_MAX)) : undefined,
  }
}

async function listInOrder(place: Place, ids: readonly number[], signal: AbortSignal) {
  if (ids.length === 0) return []
  const input = listInput(place, { ids, limit: RESTAURANTS_MAX })
  const restaurants = await call(listRestaurants, input, { signal })
  const byId = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A kitchen's whole menu. */
export const menuQuery = (language: Language, restaurantId: number) =>
  queryOptions({
    queryKey: ['menu', language, restaurantId],
    queryFn: ({ signal }) => call(listRestaurantMealItems, { restaurantId }, { signal }),
    staleTime: FIVE_MINUTES_MS,
  })

/** Four dishes of tomorrow near an area; around central Dubai without one. */
export const dishesOfTomorrowQuery = (language: Language, area?: string) =>
  queryOptions({
    queryKey: ['dishes-of-tomorrow', language, area ?? null],
    queryFn: ({ signal }) =>
      call(listDishesOfTomorrow, area === undefined ? {} : { area }, { signal }),
    staleTime: FIVE_MINUTES_MS,
  })
