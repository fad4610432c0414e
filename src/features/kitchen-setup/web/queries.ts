import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { getKitchenSetup } from '../contract.ts'

export type KitchenSetup = Output<typeof getKitchenSetup>

export const SETUP_KEY = ['kitchen', 'setup']

export const kitchenSetupQuery = queryOptions({
  queryKey: SETUP_KEY,
  queryFn: ({ signal }) => call(getKitchenSetup, {}, { signal }),
  // Dishes and portions are given on other pages.
  staleTime: 0,
})
