import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getDraft, listDrafts } from '../../draft-contract.ts'

export type RecipeDraft = Output<typeof getDraft>
export type DraftSummary = Output<typeof listDrafts>['drafts'][number]

export const DRAFTS_KEY = ['recipe-drafts']
export const LIST_KEY = [...DRAFTS_KEY, 'all']

export const draftsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...LIST_KEY, language],
    queryFn: ({ signal }) => call(listDrafts, {}, { signal }),
    // Whether they are safe follows the household, which changes on a page of its own.
    refetchOnMount: 'always',
  })

/** A draft for so many servings; without a number for as many as the server thinks fit. */
export const draftQuery = (language: Language, id: number, servings: number | undefined) =>
  queryOptions({
    queryKey: [...DRAFTS_KEY, 'one', language, id, servings],
    queryFn: ({ signal }) =>
      call(getDraft, { id, ...(servings !== undefined && { servings }) }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    retry: false,
  })
