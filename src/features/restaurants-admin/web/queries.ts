import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import * as contract from '../contract.ts'
import * as review from '../review-contract.ts'
import { RESTAURANTS_ADDRESS } from './address.ts'

export type IndexedRestaurant = Output<typeof contract.listAllRestaurants>['restaurants'][number]
export type AnyRestaurant = Output<typeof contract.getAnyRestaurant>

export type KitchenReview = Output<typeof review.getKitchenReview>

export const ADMIN_KEY = ['admin-restaurants']

export const allRestaurantsQuery = (language: Language, search: IndexSearch) => {
  const filters = RESTAURANTS_ADDRESS.filtersOf(search)
  return indexPages([...ADMIN_KEY, 'index', language, filters], search, ({ signal, after }) =>
    call(
      contract.listAllRestaurants,
      {
        ...(filters as CallInput<typeof contract.exportRestaurants>),
        ...(after && { after: after }),
      },
      { signal },
    ),
  )
}

/** Open kitchens whose name is like what was typed. */
export const openRestaurantsQuery = (language: Language, typed: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'open', language, typed],
    queryFn: async ({ signal }) => {
      const input = { isActive: true, ...(typed !== '' && { search: typed }) }
      return (await call(contract.listAllRestaurants, input, { signal })).restaurants
    },
  })

export const anyRestaurantQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'one', id, language],
    queryFn: ({ signal }) => call(contract.getAnyRestaurant, { id }, { signal }),
  })

export const boardQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'board', id, language],
    queryFn: ({ signal }) => call(contract.getRestaurantBoard, { id }, { signal }),
  })

export const reviewQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'review', id, language],
    queryFn: ({ signal }) => call(review.getKitchenReview, { id }, { signal }),
    // Its owner may change it while it lies open here.
    staleTime: 0,
  })
