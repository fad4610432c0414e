import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import { getEventAsAdmin, listEventsAsAdmin, listPayouts } from '../../admin-contract.ts'
import { ADMIN_EVENTS_ADDRESS, ADMIN_PAYOUTS_ADDRESS } from './address.ts'

export type AdminEvent = Output<typeof listEventsAsAdmin>['rows'][number]
export type AdminEventDetail = Output<typeof getEventAsAdmin>
export type AdminPayout = Output<typeof listPayouts>['rows'][number]

export const ADMIN_KEY = ['admin-chef-events']

export const adminEventsQuery = (language: Language, search: IndexSearch) => {
  const filters = ADMIN_EVENTS_ADDRESS.filtersOf(search)
  return indexPages([...ADMIN_KEY, 'index', language, filters], search, ({ signal, after }) =>
    call(
      listEventsAsAdmin,
      { ...(filters as CallInput<typeof listEventsAsAdmin>), ...(after && { before: after }) },
      { signal },
    ),
  )
}

export const adminEventQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'event', language, id],
    queryFn: ({ signal }) => call(getEventAsAdmin, { id }, { signal }),
    retry: false,
  })

export const payoutsQuery = (language: Language, search: IndexSearch) => {
  const filters = ADMIN_PAYOUTS_ADDRESS.filtersOf(search)
  return indexPages([...ADMIN_KEY, 'payouts', language, filters], search, ({ signal, after }) =>
    call(
      listPayouts,
      { ...(filters as CallInput<typeof listPayouts>), ...(after && { before: after }) },
      { signal },
    ),
  )
}
