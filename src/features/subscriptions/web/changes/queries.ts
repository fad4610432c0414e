import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import * as contract from '../../change-contract.ts'
import { SUBSCRIPTIONS_KEY } from '../queries.ts'

/** Looked up again each time: nothing of a preview may be old. */
const FRESH = { staleTime: 0, gcTime: 0, retry: false } as const

export const weekdaysPreviewQuery = (language: Language, id: number, weekdays: readonly number[]) =>
  queryOptions({
    queryKey: [...SUBSCRIPTIONS_KEY, language, 'weekdays', id, weekdays],
    queryFn: ({ signal }) =>
      call(contract.previewWeekdays, { id, weekdays: weekdays.join(',') }, { signal }),
    ...FRESH,
  })

export interface TemporaryAddressInput {
  id: number
  addressId: number
  from: Day
  to: Day
}

export const temporaryAddressPreviewQuery = (language: Language, input: TemporaryAddressInput) =>
  queryOptions({
    queryKey: [...SUBSCRIPTIONS_KEY, language, 'spell', input],
    queryFn: ({ signal }) => call(contract.previewTemporaryAddress, input, { signal }),
    ...FRESH,
  })

export interface NextCycleInput {
  id: number
  planId: number
  restaurantId: number
}

export const nextCyclePreviewQuery = (language: Language, input: NextCycleInput) =>
  queryOptions({
    queryKey: [...SUBSCRIPTIONS_KEY, language, 'next-cycle', input],
    queryFn: ({ signal }) => call(contract.previewNextCycle, input, { signal }),
    ...FRESH,
  })

export const receiptsQuery = (language: Language, id: number) =>
  infiniteQueryOptions({
    queryKey: [...SUBSCRIPTIONS_KEY, language, 'receipts', id],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listReceipts, { id, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
