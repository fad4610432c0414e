import { useInfiniteQuery, useQuery, type QueryKey } from '@tanstack/react-query'
import type { Language } from '#shared/language.ts'
import {
  foundQuery,
  restaurantPagesQuery,
  restaurantsQuery,
  type Filters,
  type Place,
} from './queries.ts'

/** What someone typed, and what else they narrow the list by. */
export interface Narrowing extends Filters {
  text: string
}

/** Fewer letters would find half of the catalogue. */
const TEXT_MIN = 2

/** The kitchens of a place page by page; once something is typed, those that are found by it. */
export function useShownRestaurants(language: Language, place: Place, narrowing: Narrowing) {
  const { text, ...filters } = narrowing
  const isSearched = text.length >= TEXT_MIN
  const pages = useInfiniteQuery({
    ...restaurantPagesQuery(language, place, filters),
    enabled: !isSearched,
    // Those of another filter stay until the new ones are there, but not those of another place.
    placeholderData: (last, query) => (isOfPlace(query?.queryKey, place) ? last : undefined),
  })
  const found = useFound(language, place, narrowing, isSearched)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  if (isSearched) return found
  return {
    restaurants: pages.data?.pages.flatMap(({ items }) => items),
    search: undefined,
    error: pages.error,
    isFetching: pages.isFetching,
    retry: () => void (pages.isFetchNextPageError ? fetchNextPage() : pages.refetch()),
    more: hasNextPage
      ? { isPending: isFetchingNextPage, show: () => void fetchNextPage() }
      : undefined,
  }
}

function useFound(language: Language, place: Place, asked: Narrowing, isSearched: boolean) {
  const search = useQuery({
    ...foundQuery(language, place, asked),
    enabled: isSearched,
    placeholderData: (last, query) => (isOfPlace(query?.queryKey, place) ? last : undefined),
  })
  const ids = search.data?.restaurants.map(({ id }) => id) ?? []
  const list = useQuery({
    ...restaurantsQuery(language, place, { ids }),
    enabled: isSearched && ids.length > 0,
    placeholderData: (last, query) => (isOfPlace(query?.queryKey, place) ? last : undefined),
  })
  const rows = ids.length === 0 ? [] : list.data
  const byId = new Map(rows?.map((restaurant) => [restaurant.id, restaurant]))
  const failed = search.error ? search : list
  return {
    restaurants: search.data && rows && ids.flatMap((id) => byId.get(id) ?? []),
    search: search.data,
    error: failed.error,
    isFetching: search.isFetching || list.isFetching,
    retry: () => void failed.refetch(),
    more: undefined,
  }
}

const isOfPlace = (key: QueryKey | undefined, place: Place): boolean =>
  JSON.stringify(key?.[2]) === JSON.stringify(place)
