import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { listChefEvents } from '../list-contract.ts'
import { getChefEvent, listFreeDays, previewCancellation } from '../quotes-contract.ts'
import { readTalk } from '../talk-contract.ts'

export type ChefEvent = Output<typeof listChefEvents>[number]
export type ChefEventDetail = Output<typeof getChefEvent>
export type ChefQuote = ChefEventDetail['quotes'][number]
export type ChefBooking = NonNullable<ChefEventDetail['booking']>
export type Talk = Output<typeof readTalk>

export const CHEF_EVENTS_KEY = ['chef-events']

export const chefEventsQuery = queryOptions({
  queryKey: CHEF_EVENTS_KEY,
  queryFn: ({ signal }) => call(listChefEvents, {}, { signal }),
})

/** Of every event that the page holds by itself. */
export const CHEF_EVENT_KEY = ['chef-event']

export const chefEventKey = (language: Language, id: number) => [...CHEF_EVENT_KEY, language, id]

/** The charge of a deposit takes seconds; everything else comes by events. */
const CHARGING_MS = 2000

export const chefEventQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: chefEventKey(language, id),
    queryFn: ({ signal }) => call(getChefEvent, { id }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.booking?.status === 'deposit_due' ? CHARGING_MS : false,
    retry: false,
  })

/** Worked out again each time: the hours left decide. */
export const cancellationQuery = (id: number) =>
  queryOptions({
    queryKey: ['chef-event-cancellation', id],
    queryFn: ({ signal }) => call(previewCancellation, { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const freeDaysQuery = (id: number) =>
  queryOptions({
    queryKey: ['chef-event-free-days', id],
    queryFn: ({ signal }) => call(listFreeDays, { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const talkKey = (eventId: number, chefId: number) => ['chef-talk', eventId, chefId]

const TALK_MS = 10_000

export const talkQuery = (eventId: number, chefId: number) =>
  queryOptions({
    queryKey: talkKey(eventId, chefId),
    queryFn: ({ signal }) => call(readTalk, { id: eventId, chefId }, { signal }),
    refetchInterval: TALK_MS,
    staleTime: 0,
    retry: false,
  })
