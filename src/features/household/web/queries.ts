import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { EVERYTHING } from '#ui/actions/action-options.ts'
import { findIngredients, getHousehold, type ingredient, type member } from '../list-contract.ts'

export type HouseholdMember = Output<{ output: typeof member }>
export type Ingredient = Output<{ output: typeof ingredient }>

export const HOUSEHOLD_KEY = ['household']

/** The signed-in person's household, they themselves first. */
export const householdQuery = (language: Language) =>
  queryOptions({
    queryKey: [...HOUSEHOLD_KEY, language],
    queryFn: ({ signal }) => call(getHousehold, {}, { signal }),
  })

/** Ingredients by a part of their name; the last ones stay in sight until the next ones come. */
export const ingredientsQuery = (language: Language, search: string) =>
  queryOptions({
    queryKey: ['ingredients', language, search],
    queryFn: ({ signal }) => call(findIngredients, { search }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** After a change: dishes, meals and lists are shown with the household's allergies. */
export const AFTER_HOUSEHOLD = EVERYTHING
