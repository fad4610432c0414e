import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findIngredients } from '#features/household/contract.ts'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getDishFacts, getRecipe } from '../../recipe-contract.ts'
import type { LineValue } from './form-values.ts'

export type Recipe = Output<typeof getRecipe>
export type Facts = Output<typeof getDishFacts>

export const recipeQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: ['kitchen', 'recipe', id, language],
    queryFn: ({ signal }) => call(getRecipe, { id }, { signal }),
  })

/** `carrot:40,salt:1.5`, as the server reads it. */
export const writeLines = (lines: readonly { ingredientId: string; grams: number }[]): string =>
  lines.map(({ ingredientId, grams }) => `${ingredientId}:${grams}`).join(',')

/** Computed by the server, from the lines that have their grams already. */
export const factsQuery = (lines: readonly LineValue[], text = '') => {
  const written = writeLines(lines.filter(({ grams }) => grams >= 0.1))
  return queryOptions({
    queryKey: ['kitchen', 'facts', written, text],
    queryFn: ({ signal }) => call(getDishFacts, { lines: written, text }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const ingredientsQuery = (language: Language, search: string) =>
  queryOptions({
    queryKey: ['ingredients', language, search],
    queryFn: ({ signal }) => call(findIngredients, { search }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
