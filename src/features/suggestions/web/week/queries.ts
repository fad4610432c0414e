import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { useLanguage } from '#ui/language.tsx'
import { getMealWeek, type planMealWeek } from '../../week-contract.ts'
import { mealPreferencesQuery } from '../preferences/queries.ts'

export type MealWeek = Output<typeof planMealWeek>
export type WeekDay = MealWeek['days'][number]
export type WeekMeal = WeekDay['meals'][number]

export const WEEK_KEY = ['meal-week']

export const mealWeekQuery = (language: Language) =>
  queryOptions({
    queryKey: [...WEEK_KEY, language],
    queryFn: ({ signal }) => call(getMealWeek, {}, { signal }),
    // Meals of the week can be taken back on the page of the day.
    refetchOnMount: 'always',
  })

/** The week, and the targets that it is held against. */
export const prefetchMealWeek = (queryClient: QueryClient, language: Language): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(mealWeekQuery(language)),
    queryClient.prefetchQuery(mealPreferencesQuery(language)),
  ])

/** The week that the browser holds, and ways to put a newer one in its place. */
export function useWeekCache() {
  const queryClient = useQueryClient()
  const { queryKey } = mealWeekQuery(useLanguage())
  return {
    change: (change: (week: MealWeek) => MealWeek) => {
      void queryClient.cancelQueries({ queryKey: WEEK_KEY })
      queryClient.setQueryData(queryKey, (held) =>
        held?.week ? { ...held, week: change(held.week) } : held,
      )
    },
    replace: (week: MealWeek) => {
      void queryClient.cancelQueries({ queryKey: WEEK_KEY })
      queryClient.setQueryData(queryKey, { isOffered: true, week })
    },
    refreshView: () => queryClient.invalidateQueries({ queryKey: WEEK_KEY }),
  }
}
