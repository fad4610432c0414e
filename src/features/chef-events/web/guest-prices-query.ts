import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { listGuestPrices } from '../list-contract.ts'

export type GuestPrice = Output<typeof listGuestPrices>[number]

export const guestPricesQuery = queryOptions({
  queryKey: ['chef-guest-prices'],
  queryFn: ({ signal }) => call(listGuestPrices, {}, { signal }),
  staleTime: Infinity,
})
