import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import { getOrderToPack, listOrdersToPack } from '../../admin-contract.ts'
import { ADMIN_ORDERS_ADDRESS } from './address.ts'

export type PackedOrder = Output<typeof getOrderToPack>

export const ADMIN_KEY = ['orders-to-pack']

/** Orders come while the page is open. */
const RETRY_MS = 15_000

export const adminOrdersQuery = (language: Language, search: IndexSearch) => {
  const filters = ADMIN_ORDERS_ADDRESS.filtersOf(search)
  const pages = indexPages(
    [...ADMIN_KEY, 'index', language, filters],
    search,
    ({ signal, after }) =>
      call(
        listOrdersToPack,
        { ...(filters as CallInput<typeof listOrdersToPack>), ...(after && { before: after }) },
        { signal },
      ),
  )
  return { ...pages, refetchInterval: RETRY_MS }
}

export const adminOrderQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'one', language, id],
    queryFn: ({ signal }) => call(getOrderToPack, { id }, { signal }),
    refetchInterval: RETRY_MS,
    retry: false,
  })
