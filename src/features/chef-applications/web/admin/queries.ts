import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import { getApplication, listApplications } from '../../admin-contract.ts'
import { ANY, APPLICATIONS_ADDRESS, sortsOf, statusOf } from './address.ts'

export type IndexedApplication = Output<typeof listApplications>['applications'][number]
export type AdminApplication = Output<typeof getApplication>

export const ADMIN_KEY = ['admin-chef-applications']

export const indexQuery = (search: IndexSearch) => {
  const { status: _, ...filters } = APPLICATIONS_ADDRESS.filtersOf(search)
  const status = statusOf(search)
  const input = {
    sort: sortsOf(search)[0],
    ...filters,
    ...(status !== ANY && { status }),
  } as CallInput<typeof listApplications>
  return indexPages([...ADMIN_KEY, 'index', input], search, ({ signal, after }) =>
    call(listApplications, { ...input, ...(after && { after }) }, { signal }),
  )
}

export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'one', id],
    queryFn: ({ signal }) => call(getApplication, { id }, { signal }),
  })
