import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { IndexSearch } from '#ui/index-table/address.ts'
import { indexPages } from '#ui/index-table/pages.ts'
import * as contract from '../../admin-contract.ts'
import { getOffer } from '../../offer-contract.ts'
import { QUOTES_ADDRESS } from './address.ts'

export type IndexedQuote = Output<typeof contract.listCustomQuotes>['quotes'][number]
export type QuoteDetail = Output<typeof contract.getCustomQuote>

export const ADMIN_KEY = ['admin-quotes']

export const customQuotesQuery = (search: IndexSearch) => {
  const filters = QUOTES_ADDRESS.filtersOf(search)
  return indexPages([...ADMIN_KEY, 'index', filters], search, ({ signal, after }) =>
    call(
      contract.listCustomQuotes,
      {
        ...(filters as CallInput<typeof contract.exportCustomQuotes>),
        ...(after && { from: after }),
      },
      { signal },
    ),
  )
}

export const customQuoteQuery = (id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'one', id],
    queryFn: ({ signal }) => call(contract.getCustomQuote, { id }, { signal }),
  })

export const offerQuery = (language: Language, token: string) =>
  queryOptions({
    queryKey: ['quote-offer', language, token],
    queryFn: ({ signal }) => call(getOffer, { token }, { signal }),
  })
