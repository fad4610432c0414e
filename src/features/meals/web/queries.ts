import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { addressesQuery } from '#features/addresses/web/public.ts'
import { householdQuery } from '#features/household/web/public.ts'
import { ramadanTablesQuery } from '#features/ramadan/web/public.ts'
import {
  listMealCategories,
  listMealItems,
  listRestaurantMealItems,
  type menuItem,
} from '#features/restaurants/contract.ts'
import { call } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { subscriptionMeal } from '../contract.ts'
import { previewRepeat } from '../repeat-contract.ts'
import {
  findMealSubscription,
  getMealSelection,
  listDayDishes,
  type selectionDay,
} from '../selection-contract.ts'
import { dayToOpen, mondayOf } from './use-open-week.ts'

export type Selection = Output<typeof getMealSelection>
export type SelectionDay = Output<{ output: typeof selectionDay }>
export type ChosenMeal = Output<{ output: typeof subscriptionMeal }>
export type MenuItem = Output<{ output: typeof menuItem }>
export type DayDish = Output<typeof listDayDishes>[number]

export const SELECTION_KEY = ['meal-selection']
export const DISHES_KEY = ['meal-selection-dishes']

/** Long enough for the page of the server to wake up without asking again. */
const FRESH_MS = 10_000

/** A week of a subscription; without a day the week of the first one that is open. */
export const selectionQuery = (language: Language, subscriptionId: number, from?: Day) =>
  queryOptions({
    queryKey: [...SELECTION_KEY, language, subscriptionId, from ?? null],
    queryFn: ({ signal }) =>
      call(getMealSelection, from === undefined ? { subscriptionId } : { subscriptionId, from }, {
        signal,
      }),
    staleTime: FRESH_MS,
  })

/** What the subscription's kitchen cooks. */
export const menuQuery = (language: Language, subscriptionId: number) =>
  queryOptions({
    queryKey: ['menu', language, 'subscription', subscriptionId],
    queryFn: ({ signal }) => call(listMealItems, { subscriptionId }, { signal }),
    staleTime: FRESH_MS,
  })

/** A kitchen that takes over with the next cycle has a menu of its own. */
export const otherMenuQuery = (language: Language, restaurantId: number) =>
  queryOptions({
    queryKey: ['menu', language, restaurantId],
    queryFn: ({ signal }) => call(listRestaurantMealItems, { restaurantId }, { signal }),
    staleTime: FRESH_MS,
  })

/** What is in the dishes of a day, and which are sold out then. */
export const dayDishesQuery = (language: Language, subscriptionId: number, day: Day) =>
  queryOptions({
    queryKey: [...DISHES_KEY, language, subscriptionId, day],
    queryFn: ({ signal }) => call(listDayDishes, { subscriptionId, day }, { signal }),
    staleTime: FRESH_MS,
  })

export const categoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['meal-categories', language],
    queryFn: ({ signal }) => call(listMealCategories, {}, { signal }),
  })

export const repeatQuery = (language: Language, subscriptionId: number, week: Day) =>
  queryOptions({
    queryKey: ['meal-selection-repeat', language, subscriptionId, week],
    queryFn: ({ signal }) => call(previewRepeat, { subscriptionId, week }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** The only subscription whose meals can be chosen, where there is exactly one. */
export const findOwnMealSubscription = async (
  queryClient: QueryClient,
): Promise<number | undefined> => {
  const { subscriptionId } = await queryClient.fetchQuery({
    queryKey: ['meal-subscription'],
    queryFn: ({ signal }) => call(findMealSubscription, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return subscriptionId ?? undefined
}

/** The week and what is in the dishes of its open day: the notes on them must not come later. */
async function prefetchDay(
  queryClient: QueryClient,
  language: Language,
  subscriptionId: number,
  requested: Day | undefined,
): Promise<void> {
  const week = selectionQuery(language, subscriptionId, requested && mondayOf(requested))
  await queryClient.prefetchQuery(week)
  const selection = queryClient.getQueryData(week.queryKey)
  const open = selection && dayToOpen(selection, requested)
  if (!open) return
  await queryClient.prefetchQuery(dayDishesQuery(language, subscriptionId, open.day))
}

/** Asks for all that the page begins with. */
export const prefetchMeals = (
  queryClient: QueryClient,
  language: Language,
  subscriptionId: number,
  day: Day | undefined,
): Promise<unknown> =>
  Promise.all([
    prefetchDay(queryClient, language, subscriptionId, day),
    queryClient.prefetchQuery(menuQuery(language, subscriptionId)),
    queryClient.prefetchQuery(categoriesQuery(language)),
    queryClient.prefetchQuery(householdQuery(language)),
    queryClient.prefetchQuery(addressesQuery(language)),
    queryClient.prefetchQuery(ramadanTablesQuery),
  ])
