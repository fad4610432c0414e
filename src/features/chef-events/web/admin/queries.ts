import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Answer } from '#shared/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getEventAsAdmin, listEventsAsAdmin, listPayouts } from '../../admin-contract.ts'
import { CHEF_EVENT_STATUSES, PAYOUT_STATES } from '../../rules.ts'
import type { EventFilters, PayoutsSearch } from './search.ts'

export type AdminEvent = Answer<typeof listEventsAsAdmin>['rows'][number]
export type AdminEventDetail = Answer<typeof getEventAsAdmin>
export type AdminPayout = Answer<typeof listPayouts>['rows'][number]

export const ADMIN_KEY = ['admin-chef-events']

/** The server reads no longer ones. */
const SEARCH_MAX = 80

/** What the server knows of an address's filters. */
function readFilters({ search, status, complaints }: EventFilters) {
  const known = CHEF_EVENT_STATUSES.find((one) => one === status)
  return {
    ...(search && { search: search.slice(0, SEARCH_MAX) }),
    ...(known && { status: known }),
    ...(complaints === 'open' && { complaints: 'open' as const }),
  }
}

export const adminEventsQuery = (language: Language, filters: EventFilters) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'index', language, filters],
    queryFn: ({ signal, pageParam }) =>
      call(
        listEventsAsAdmin,
        { ...readFilters(filters), ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const adminEventQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'event', language, id],
    queryFn: ({ signal }) => call(getEventAsAdmin, { id }, { signal }),
    retry: false,
  })

export const payoutStateOf = ({ state }: PayoutsSearch) =>
  PAYOUT_STATES.find((one) => one === state)

export const payoutsQuery = (language: Language, search: PayoutsSearch) => {
  const state = payoutStateOf(search)
  return infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'payouts', language, state],
    queryFn: ({ signal, pageParam }) =>
      call(
        listPayouts,
        { ...(state && { state }), ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
