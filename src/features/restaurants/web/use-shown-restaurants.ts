import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { Language } from '#shared/language.ts'
import { shownRestaurantsQuery, type Filters, type Place, type Restaurant } from './queries.ts'

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
