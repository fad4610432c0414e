import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { listAddOnsOfPlan, type addOnState } from '../add-on-contract.ts'
import * as contract from '../contract.ts'
import { previewPause } from '../pause-contract.ts'
import type { Pause } from '../rules.ts'

export type Subscription = Output<{ output: typeof contract.subscription }>
export type Quote = Output<typeof contract.quoteSubscription>
export type QuoteInput = CallInput<typeof contract.quoteSubscription>

export const SUBSCRIPTIONS_KEY = ['subscriptions']

/** The signed-in person's subscriptions, newest first. */
export const subscriptionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...SUBSCRIPTIONS_KEY, language],
    queryFn: ({ signal }) => call(contract.listSubscriptions, {}, { signal }),
  })

export type PlannedAddOn = Output<{ output: typeof addOnState }>

/** The add-ons of a plan, with what each costs at once and from the next 4 weeks on. */
export const addOnsOfPlanQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...SUBSCRIPTIONS_KEY, language, 'add-ons', id],
    queryFn: ({ signal }) => call(listAddOnsOfPlan, { id }, { signal }),
  })

/** The bill of what is chosen so far; nothing is asked before a kitchen is. */
export const quoteQuery = (language: Language, input: QuoteInput | undefined) =>
  queryOptions({
    queryKey: ['subscription-quote', language, input ?? null],
    queryFn: input
      ? ({ signal }) => call(contract.quoteSubscription, input, { signal })
      : skipToken,
    staleTime: 60_000,
  })

export const cancellationQuery = (subscriptionId: number, isAsked: boolean) =>
  queryOptions({
    queryKey: ['subscription-cancellation', subscriptionId],
    queryFn: isAsked
      ? ({ signal }) => call(contract.previewCancellation, { id: subscriptionId }, { signal })
      : skipToken,
    staleTime: 0,
    gcTime: 0,
  })

export const pausePreviewQuery = (language: Language, subscriptionId: number, pause: Pause) =>
  queryOptions({
    queryKey: [...SUBSCRIPTIONS_KEY, language, 'pause', subscriptionId, pause],
    queryFn: ({ signal }) => call(previewPause, { id: subscriptionId, ...pause }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
