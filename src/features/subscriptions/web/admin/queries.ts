import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import * as contract from '../../admin-contract.ts'
import { SUBSCRIPTIONS_ADDRESS } from './address.ts'

export type IndexedSubscription = Output<
  typeof contract.listAllSubscriptions
>['subscriptions'][number]
export type AnySubscription = Output<typeof contract.getAnySubscription>
type Filters = CallInput<typeof contract.exportSubscriptions>

export const ADMIN_KEY = ['admin-subscriptions']

export const allSubscriptionsQuery = (language: Language, search: IndexSearch) => {
  const filters = SUBSCRIPTIONS_ADDRESS.filtersOf(search)
  return indexPages([...ADMIN_KEY, 'index', language, filters], search, ({ signal, after }) =>
    call(
      contract.listAllSubscriptions,
      { ...(filters as Filters), ...(after && { before: after }) },
      { signal },
    ),
  )
}

export const anySubscriptionQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'one', id, language],
    queryFn: ({ signal }) => call(contract.getAnySubscription, { id }, { signal }),
  })
