import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Language } from '#shared/language.ts'
import { getOwnKitchen } from '../../kitchen-contract.ts'

/** The signed-in person's kitchen; its id names the channel of live events. */
export const ownKitchenQuery = (language: Language) =>
  queryOptions({
    queryKey: ['kitchen', 'own', language],
    queryFn: ({ signal }) => call(getOwnKitchen, {}, { signal }),
  })
