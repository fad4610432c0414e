import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Emirate } from '#shared/place/emirates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { listAddresses, listAreas, type address, type area } from '../list-contract.ts'

export type Address = Output<{ output: typeof address }>
export type Area = Output<{ output: typeof area }>

const KEY = ['delivery-addresses']

/** The signed-in person's addresses, the default one first. */
export const addressesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...KEY, language],
    queryFn: ({ signal }) => call(listAddresses, {}, { signal }),
  })

/** Known areas of one emirate, or of all. */
export const areasQuery = (language: Language, city?: Emirate) =>
  queryOptions({
    queryKey: ['areas', language, city ?? 'all'],
    queryFn: ({ signal }) => call(listAreas, city === undefined ? {} : { city }, { signal }),
  })

/** After a change: the list again, and what was looked up by an address's place. */
export const AFTER_ADDRESSES = [KEY, ['restaurants']]
