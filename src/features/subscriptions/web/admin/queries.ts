import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Answer, CallInput } from '#shared/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { RecordSearch } from '#ui/records/search.ts'
import * as contract from '../../admin-contract.ts'

export type AnySubscription = Answer<typeof contract.getAnySubscription>
type Filters = CallInput<typeof contract.exportSubscriptions>

export const ADMIN_KEY = ['admin-subscriptions']

export const allSubscriptionsQuery = (language: Language, search: RecordSearch) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'index', language, search],
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.listAllSubscriptions,
        { ...(search as Filters), ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const anySubscriptionQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'one', id, language],
    queryFn: ({ signal }) => call(contract.getAnySubscription, { id }, { signal }),
  })
