import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { listPrices } from '../../admin-contract.ts'

export type Price = Output<typeof listPrices>['prices'][number]

export const PRICES_KEY = ['admin-prices']

export const pricesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...PRICES_KEY, language],
    queryFn: ({ signal }) => call(listPrices, {}, { signal }),
  })
