import { infiniteQueryOptions, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { callPage } from '#shared/wire/call-page.ts'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Cuisine, Diet } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import {
  listRestaurants,
  RESTAURANTS_MAX,
  SEARCH_TEXT_MIN,
  searchKitchens,
  type Order,
} from '../contract.ts'
import { FIVE_MINUTES_MS, listInput, whereOf, type Place, type Restaurant } from './queries.ts'

/** What a search has found. */
export type Search = Output<typeof searchKitchens>

/** Which kitchens of a place are shown, and in which order. */
export interface Filters {
  /** As typed; a single letter is no search. */
  text: string
  cuisine?: Cuisine | undefined
  diet?: Diet | undefined
  sort?: Order | undefined
}

/** An order alone leaves no kitchen out. */
export const leavesOut = ({ text, cuisine, diet }: Filters): boolean =>
  text.length >= SEARCH_TEXT_MIN || cuisine !== undefined || diet !== undefined

const PAGE_SIZE = 12

/** Kitchens to show, and what they are shown for. */
interface ShownPage {
  filters: Filters
  search: Search | undefined
  restaurants: Restaurant[]
  /** Asks for what comes after. */
  next: string | undefined
}

/**
 * The kitchens of a place page by page; once two letters are typed, those that a search finds.
 * A search has a single page, which is asked for again with a higher limit.
 */
const shownRestaurantsQuery = (language: Language, place: Place, filters: Filters) => {
  const isSearch = filters.text.length >= SEARCH_TEXT_MIN
  const asked = isSearch ? filters : { ...filters, text: '' }
  return infiniteQueryOptions({
    queryKey: ['restaurants', language, place, 'shown', asked],
    queryFn: ({ signal, pageParam }) =>
      isSearch
        ? findRestaurants(place, asked, Number(pageParam || PAGE_SIZE), signal)
        : listPage(place, asked, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    maxPages: isSearch ? 1 : 0,
    staleTime: FIVE_MINUTES_MS,
  })
}

async function listPage(
  place: Place,
  filters: Filters,
  from: string,
  signal: AbortSignal,
): Promise<ShownPage> {
  const { text: _none, ...rest } = filters
  const input = { ...listInput(place, { limit: PAGE_SIZE }), ...rest }
  const { items, cursor } = await callPage(
    listRestaurants,
    from === '' ? input : { ...input, cursor: from },
    { signal },
  )
  return { filters, search: undefined, restaurants: items, next: cursor }
}

async function findRestaurants(
  place: Place,
  filters: Filters,
  limit: number,
  signal: AbortSignal,
): Promise<ShownPage> {
  const search = await call(searchKitchens, { ...whereOf(place), ...filters, limit }, { signal })
  const ids = search.restaurants.map(({ id }) => id)
  const canFindMore = limit < RESTAURANTS_MAX && ids.length < search.count
  return {
    filters,
    search,
    restaurants: await listInOrder(place, ids, signal),
    next: canFindMore ? String(Math.min(limit + PAGE_SIZE, RESTAURANTS_MAX)) : undefined,
  }
}

async function listInOrder(place: Place, ids: readonly number[], signal: AbortSignal) {
  if (ids.length === 0) return []
  const input = listInput(place, { ids, limit: RESTAURANTS_MAX })
  const restaurants = await call(listRestaurants, input, { signal })
  const byId = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The kitchens of a place that the filters leave, page by page, and what a search says of them. */
export function useShownRestaurants(language: Language, place: Place, filters: Filters) {
  const query = useInfiniteQuery({
    ...shownRestaurantsQuery(language, place, filters),
    // What was shown stays until the new list is there, but not that of another place.
    placeholderData: (last, before) =>
      isOfPlace(before?.queryKey, language, place) ? last : undefined,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const lastPage = data?.pages.at(-1)
  return {
    restaurants: data && onceEach(data.pages.flatMap(({ restaurants }) => restaurants)),
    /** Of what is shown; older than what was asked for while it is stale. */
    filters: lastPage?.filters ?? filters,
    search: lastPage?.search,
    error: query.error,
    isFetching: query.isFetching,
    isStale: query.isPlaceholderData,
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch()),
    more: hasNextPage
      ? { isPending: isFetchingNextPage, show: () => void fetchNextPage() }
      : undefined,
  }
}

export type Shown = ReturnType<typeof useShownRestaurants>

/** A kitchen whose rank changed between two pages is on both. */
const onceEach = (restaurants: readonly Restaurant[]): Restaurant[] => [
  ...new Map(restaurants.map((restaurant) => [restaurant.id, restaurant])).values(),
]

const isOfPlace = (key: QueryKey | undefined, language: Language, place: Place): boolean =>
  key?.[1] === language && JSON.stringify(key[2]) === JSON.stringify(place)
