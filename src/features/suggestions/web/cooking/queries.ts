import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { listAcceptedSuggestions, type acceptedMeal } from '../../accepted-contract.ts'
import { getRecipe, type recipe } from '../../recipe-contract.ts'

export type AcceptedMeal = Output<{ output: typeof acceptedMeal }>
export type Recipe = Output<{ output: typeof recipe }>
export type RecipeStep = Recipe['cookingSteps'][number]

/** What was loaded stays for as long as the page is open: kitchens often have no network. */
const KEPT = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: true,
} as const

/** One accepted meal; null where the caller has none of this number. */
export const acceptedMealQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: ['accepted-meal', language, id],
    queryFn: async ({ signal }): Promise<AcceptedMeal | null> => {
      const meals = await call(listAcceptedSuggestions, { before: id + 1 }, { signal })
      return meals.find((meal) => meal.id === id) ?? null
    },
    ...KEPT,
  })

/** The recipe in the portion that was accepted. */
export const cookedRecipeQuery = (language: Language, meal: AcceptedMeal, servings: number) =>
  queryOptions({
    queryKey: ['cooked-recipe', language, meal.id, servings],
    queryFn: ({ signal }) =>
      call(getRecipe, { id: meal.dishId, servings, portion: meal.portion }, { signal }),
    ...KEPT,
  })

/** For the page's first view. What fails is shown by the page itself. */
export async function prefetchCooking(
  queryClient: QueryClient,
  language: Language,
  id: number,
): Promise<void> {
  const meal = await queryClient.fetchQuery(acceptedMealQuery(language, id)).catch((error) => {
    if (error instanceof CallError) return null
    throw error
  })
  if (meal) await queryClient.prefetchQuery(cookedRecipeQuery(language, meal, meal.servings))
}
