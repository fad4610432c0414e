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
  cuisine?: Cuisine | undefined
  diet?: Diet | undefined
  sort?: Order | undefined
}

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

/** The same list page by page, of what the filters leave. */
export const restaurantPagesQuery = (language: Language, place: Place, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['restaurants', language, place, 'pages', filters],
    queryFn: ({ signal, pageParam }) => {
      const input = { ...listInput(place, { limit: PAGE_SIZE }), ...filters }
      const from = pageParam === '' ? {} : { cursor: pageParam }
      return callPage(listRestaurants, { ...input, ...from }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: FIVE_MINUTES_MS,
  })

/** Kitchens of a place by what they or their dishes are called. */
export const foundQuery = (language: Language, place: Place, asked: Filters & { text: string }) =>
  queryOptions({
    queryKey: ['restaurants', language, place, 'found', asked],
    queryFn: ({ signal }) => call(searchKitchens, { ...whereOf(place), ...asked }, { signal }),
    staleTime: FIVE_MINUTES_MS,
  })

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
