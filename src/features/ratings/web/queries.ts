import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#shared/language.ts'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import * as contract from '../contract.ts'

export type RateableDelivery = Output<typeof contract.listRateableDeliveries>[number]
export type KitchenRating = Output<typeof contract.getKitchenRatings>['ratings'][number]
export type ModeratedRating = Output<typeof contract.listRestaurantRatings>['ratings'][number]

export const RATINGS_KEY = ['ratings']

export const rateableQuery = (language: Language) =>
  queryOptions({
    queryKey: [...RATINGS_KEY, 'to-rate', language],
    queryFn: ({ signal }) => call(contract.listRateableDeliveries, {}, { signal }),
  })

export const kitchenRatingsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...RATINGS_KEY, 'kitchen', language],
    queryFn: ({ signal }) => call(contract.getKitchenRatings, {}, { signal }),
  })

export const restaurantRatingsQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...RATINGS_KEY, 'restaurant', id, language],
    queryFn: ({ signal }) => call(contract.listRestaurantRatings, { id }, { signal }),
  })
