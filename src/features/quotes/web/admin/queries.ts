import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Answer, CallInput } from '#shared/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { RecordSearch } from '#ui/records/search.ts'
import * as contract from '../../admin-contract.ts'
import { getOffer } from '../../offer-contract.ts'

export type QuoteDetail = Answer<typeof contract.getCustomQuote>

export const ADMIN_KEY = ['admin-quotes']

export const customQuotesQuery = (search: RecordSearch) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'index', search],
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.listCustomQuotes,
        {
          ...(search as CallInput<typeof contract.exportCustomQuotes>),
          ...(pageParam && { from: pageParam }),
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

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
