import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { listAcceptedSuggestions } from '../accepted-contract.ts'
import { getSuggestions } from '../contract.ts'
import { getRecipe, listSavedMeals } from '../recipe-contract.ts'

export type SuggestionDay = NonNullable<Output<typeof getSuggestions>['day']>
export type Suggestion = SuggestionDay['suggestions'][number]
export type Recipe = Output<typeof getRecipe>
export type AcceptedMeal = Output<typeof listAcceptedSuggestions>[number]
export type SavedMeal = Output<typeof listSavedMeals>[number]

export const SUGGESTIONS_KEY = ['suggestions']
export const ACCEPTED_KEY = ['accepted-meals']
export const SAVED_KEY = ['saved-meals']
export const RECIPE_KEY = ['recipe']

/** Long enough for the page of the server to wake up without asking again. */
const FRESH_MS = 10_000

/** Today's suggestions; they are made when they are first asked for. */
export const suggestionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...SUGGESTIONS_KEY, language],
    queryFn: ({ signal }) => call(getSuggestions, {}, { signal }),
    staleTime: FRESH_MS,
    retry: false,
  })

/** A shorter page is the last one. */
const PAGE = 50

/** The accepted meals, page after page of older ones. */
export const acceptedQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...ACCEPTED_KEY, language],
    queryFn: ({ pageParam, signal }) =>
      call(listAcceptedSuggestions, pageParam === undefined ? {} : { before: pageParam }, {
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    staleTime: FRESH_MS,
  })

export const savedQuery = (language: Language) =>
  queryOptions({
    queryKey: [...SAVED_KEY, language],
    queryFn: ({ signal }) => call(listSavedMeals, {}, { signal }),
    staleTime: FRESH_MS,
  })

/** A dish for so many servings; the last amounts stay in sight until the next ones come. */
export const recipeQuery = (
  language: Language,
  { dishId, servings, portion }: { dishId: number; servings: number; portion: number | null },
) =>
  queryOptions({
    queryKey: [...RECIPE_KEY, language, dishId, servings, portion],
    queryFn: ({ signal }) =>
      call(getRecipe, { id: dishId, servings, ...(portion !== null && { portion }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

/** Asks for all that the page begins with. */
export const prefetchSuggestions = (
  queryClient: QueryClient,
  language: Language,
): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(suggestionsQuery(language)),
    queryClient.prefetchInfiniteQuery(acceptedQuery(language)),
    queryClient.prefetchQuery(savedQuery(language)),
  ])
