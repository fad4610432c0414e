import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Language } from '#shared/language.ts'
import * as contract from '../contract.ts'

const FIVE_MINUTES_MS = 300_000
const MINUTE_MS = 60_000

export const plansQuery = (language: Language) =>
  queryOptions({
    queryKey: ['plans', language],
    queryFn: ({ signal }) => call(contract.listPlans, {}, { signal }),
    staleTime: FIVE_MINUTES_MS,
  })

/** The same list where AI plans are sold: there a price is at most a minute old. */
export const aiPlansQuery = (language: Language) =>
  queryOptions({ ...plansQuery(language), staleTime: MINUTE_MS })

export const addOnsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['plan-add-ons', language],
    queryFn: ({ signal }) => call(contract.listAddOns, {}, { signal }),
    staleTime: FIVE_MINUTES_MS,
  })

export const dietaryOptionsQuery = queryOptions({
  queryKey: ['dietary-options'],
  queryFn: ({ signal }) => call(contract.listDietaryFees, {}, { signal }),
  staleTime: FIVE_MINUTES_MS,
})
