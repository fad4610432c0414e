import { infiniteQueryOptions, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pagesIn, type IndexSearch } from './address.ts'

/** A page of rows, and the number from which the next one begins. */
interface Page {
  next: number | null
}

type Fetch<P> = (from: { signal: AbortSignal; after: number | undefined }) => Promise<P>

/** The pages of an index as its address asks for them; rows are fetched again where filters change. */
export const indexPages = <P extends Page>(
  queryKey: QueryKey,
  search: IndexSearch,
  fetchPage: Fetch<P>,
) => ({
  ...infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => fetchPage({ signal, after: pageParam || undefined }),
    initialPageParam: 0,
    getNextPageParam: ({ next }: P) => next ?? undefined,
  }),
  /** So many are loaded ahead, on the server too. */
  pages: pagesIn(search),
})

/** The rows that the address asks for; older ones stay until the new ones are there. */
export function useIndexPages<P extends Page>(options: ReturnType<typeof indexPages<P>>) {
  const query = useInfiniteQuery({ ...options, placeholderData: (last) => last })
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const isShort = data !== undefined && data.pages.length < options.pages
  useEffect(() => {
    if (isShort && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isShort, hasNextPage, isFetching, isError, fetchNextPage])
  return query
}
