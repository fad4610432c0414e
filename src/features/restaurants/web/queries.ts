import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Point } from '#shared/place/geo.ts'
import type { Language } from '#shared/language.ts'
import {
  listDishesOfTomorrow,
  listRestaurantMealItems,
  listRestaurants,
  type menuItem,
  type restaurant,
} from '../contract.ts'

export type Restaurant = Output<{ output: typeof restaurant }>
export type MenuItem = Output<{ output: typeof menuItem }>

export const FIVE_MINUTES_MS = 300_000

export interface Place {
  /** An own address wins over the point. */
  addressId?: number | undefined
  point?: Point | undefined
  startDate?: Day | undefined
}

interface Page {
  /** Of these kitchens only, wherever they rank. */
  ids?: readonly number[] | undefined
  limit?: number | undefined
}

export const whereOf = ({ addressId, point }: Place) =>
  addressId === undefined ? point : { addressId }

/** Only what is known: an absent filter is not sent. */
export const listInput = ({ startDate, ...place }: Place, { ids, limit }: Page) => ({
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
