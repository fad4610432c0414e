import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { findIngredients } from '#features/household/list-contract.ts'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { useLanguage } from '#ui/language.tsx'
import { getPreferences } from '../../preferences-contract.ts'

export type StoredPreferences = Output<typeof getPreferences>
/** The wishes that are saved together. */
export type Wishes = Omit<
  StoredPreferences,
  'allergens' | 'traces' | 'householdDiets' | 'pantry' | 'neverAgain' | 'version' | 'pantryVersion'
>

export const PREFERENCES_KEY = ['meal-preferences']

export const mealPreferencesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...PREFERENCES_KEY, language],
    queryFn: ({ signal }) => call(getPreferences, {}, { signal }),
    refetchOnReconnect: true,
    // The household's part changes on a page of its own.
    refetchOnMount: 'always',
  })

/** The stored preferences at hand, and ways to put newer ones in their place. */
export function usePreferencesCache() {
  const queryClient = useQueryClient()
  const query = mealPreferencesQuery(useLanguage())
  const { queryKey } = query
  return {
    refetch: () => queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined),
    read: () => queryClient.getQueryData(queryKey),
    replace: async (change: (stored: StoredPreferences) => StoredPreferences) => {
      await queryClient.cancelQueries({ queryKey: PREFERENCES_KEY })
      queryClient.setQueryData(queryKey, (stored) => stored && change(stored))
      await queryClient.invalidateQueries({ queryKey: PREFERENCES_KEY, refetchType: 'none' })
    },
  }
}

export type Ingredient = Output<typeof findIngredients>[number]

/** Ingredients by a part of their name. */
export const ingredientSearchQuery = (language: Language, search: string) =>
  queryOptions({
    queryKey: ['ingredients', language, search],
    queryFn: ({ signal }) => call(findIngredients, { search }, { signal }),
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
  })
