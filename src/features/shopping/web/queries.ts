import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { getShoppingList, listShoppingLists } from '../contract.ts'
import { getIngredientOrder, listIngredientOrders, quoteIngredients } from '../orders-contract.ts'

export type ShoppingList = Output<typeof getShoppingList>
export type ListSummary = Output<typeof listShoppingLists>['lists'][number]
export type ListItem = ShoppingList['aisles'][number]['items'][number]
export type IngredientOrder = Output<typeof getIngredientOrder>
export type Quote = Output<typeof quoteIngredients>
export type OrderSource = Quote['source']

export const LISTS_KEY = ['shopping-lists']
export const ORDERS_KEY = ['ingredient-orders']
export const QUOTE_KEY = ['ingredient-quote']

/** Long enough for the page of the server to wake up without asking again. */
const FRESH_MS = 5000

/** The lists in use, or those that were put away. */
export const listsQuery = (language: Language, isArchived = false) =>
  infiniteQueryOptions({
    queryKey: [...LISTS_KEY, 'all', language, isArchived],
    queryFn: ({ pageParam, signal }) =>
      call(
        listShoppingLists,
        { isArchived, ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: FRESH_MS,
  })

export const listKey = (language: Language, id: number) => [...LISTS_KEY, 'one', language, id]

export const listQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: listKey(language, id),
    queryFn: ({ signal }) => call(getShoppingList, { id }, { signal }),
    staleTime: FRESH_MS,
    retry: false,
  })

export const ordersQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'all', language],
    queryFn: ({ pageParam, signal }) =>
      call(listIngredientOrders, pageParam === undefined ? {} : { before: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: FRESH_MS,
  })

/** Of the dish of an accepted meal. */
export const mealOrdersQuery = (language: Language, acceptedMealId: number) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'meal', language, acceptedMealId],
    queryFn: ({ signal }) => call(listIngredientOrders, { acceptedMealId }, { signal }),
    staleTime: 0,
    retry: false,
  })

export const orderQuery = (language: Language, id: number) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'one', language, id],
    queryFn: ({ signal }) => call(getIngredientOrder, { id }, { signal }),
    staleTime: FRESH_MS,
    retry: false,
  })

/** Looked up again each time: prices, window and items may have moved. */
export const quoteQuery = (language: Language, source: OrderSource) =>
  queryOptions({
    queryKey: [...QUOTE_KEY, language, source],
    queryFn: ({ signal }) => call(quoteIngredients, source, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
