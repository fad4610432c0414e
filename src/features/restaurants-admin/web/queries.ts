import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Answer, CallInput } from '#shared/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { RecordSearch } from '#ui/records/search.ts'
import * as contract from '../contract.ts'

export type AnyRestaurant = Answer<typeof contract.getAnyRestaurant>

export const ADMIN_KEY = ['admin-restaurants']

export const allRestaurantsQuery = (language: Language, search: RecordSearch) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'index', language, search],
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.listAllRestaurants,
        {
          ...(search as CallInput<typeof contract.exportRestaurants>),
          ...(pageParam && { after: pageParam }),
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
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
