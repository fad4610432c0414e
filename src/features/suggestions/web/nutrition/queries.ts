import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getNutritionDay } from '../../nutrition-contract.ts'

export type NutritionDay = Output<typeof getNutritionDay>
export type EatenMeal = NutritionDay['meals'][number]
export type Amounts = NutritionDay['total']

export const NUTRITION_KEY = ['nutrition-day']

export const nutritionDayQuery = (language: Language, date: Day) =>
  queryOptions({
    queryKey: [...NUTRITION_KEY, language, date],
    queryFn: ({ signal }) => call(getNutritionDay, { date }, { signal }),
    // Meals are accepted and cooked on other pages.
    refetchOnMount: 'always',
  })
