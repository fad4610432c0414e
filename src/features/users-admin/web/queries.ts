import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Answer, CallInput } from '#shared/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getUser, listUsers, type exportUsers } from '../contract.ts'

export type IndexedUser = Answer<typeof listUsers>['users'][number]
export type Person = Answer<typeof getUser>
export type UserFilters = CallInput<typeof exportUsers>

export const USERS_KEY = ['admin-users']

export const usersQuery = (filters: UserFilters) =>
  infiniteQueryOptions({
    queryKey: [...USERS_KEY, 'index', filters],
    queryFn: ({ signal, pageParam }) =>
      call(listUsers, { ...filters, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const personKey = (id: number) => [...USERS_KEY, 'person', id]

export const personQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...personKey(id), language],
    queryFn: ({ signal }) => call(getUser, { id }, { signal }),
  })
