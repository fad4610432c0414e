import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import { getUser, listUsers, type exportUsers } from '../contract.ts'
import { USERS_ADDRESS } from './users-address.ts'

export type IndexedUser = Output<typeof listUsers>['users'][number]
export type Person = Output<typeof getUser>
type UserFilters = CallInput<typeof exportUsers>

export const USERS_KEY = ['admin-users']

export const usersQuery = (search: IndexSearch) => {
  const filters = USERS_ADDRESS.filtersOf(search)
  return indexPages([...USERS_KEY, 'index', filters], search, ({ signal, after }) =>
    call(listUsers, { ...(filters as UserFilters), ...(after && { before: after }) }, { signal }),
  )
}

export const personKey = (id: number) => [...USERS_KEY, 'person', id]

export const personQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: [...personKey(id), language],
    queryFn: ({ signal }) => call(getUser, { id }, { signal }),
  })
