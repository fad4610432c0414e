import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getDeliveryWeek, type deliveryDay, type ledger } from '../contract.ts'

export type Delivery = Output<{ output: typeof deliveryDay }>
export type LedgerCounts = Output<{ output: typeof ledger }>
export type DeliveryWeek = Output<typeof getDeliveryWeek>

export const DELIVERIES_KEY = ['deliveries']
/** What a change would do: news of deliveries don't touch it, as after the change it would be refused. */
export const PREVIEW_KEY = ['delivery-preview']

/** The next delivery and its week, or the week of another day. */
export const deliveryWeekQuery = (language: Language, from?: Day) =>
  queryOptions({
    queryKey: [...DELIVERIES_KEY, 'week', language, from ?? null],
    queryFn: ({ signal }) => call(getDeliveryWeek, from === undefined ? {} : { from }, { signal }),
  })
