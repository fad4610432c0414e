import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import type { Answer, CallInput } from '#shared/endpoint.ts'
import type { RecordSearch } from '#ui/records/search.ts'
import { getApplication, listApplications } from '../../admin-contract.ts'

export type AdminApplication = Answer<typeof getApplication>

export const ADMIN_KEY = ['admin-chef-applications']

export const APPLICATION_FILTERS = ['search', 'status', 'type']
/** Whatever the status is. */
export const ANY = 'any'

/** Without a choice: what waits for the team; a search looks everywhere. */
export const statusOf = ({ status, search }: RecordSearch): string =>
  status ?? (search ? ANY : 'waiting')

/** What waits is taken in the order of its coming; what is decided, the other way round. */
const OLDEST_FIRST = ['waiting', 'open', 'submitted', 'pending', 'needs_changes']

export const indexQuery = (search: RecordSearch) => {
  const { status: _, ...others } = search
  const status = statusOf(search)
  return infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'index', search],
    queryFn: ({ signal, pageParam }) =>
      call(
        listApplications,
        {
          ...(others as CallInput<typeof listApplications>),
          ...(status !== ANY && { status: status as 'waiting' }),
          order: OLDEST_FIRST.includes(status) ? 'oldest' : 'newest',
          ...(pageParam && { after: pageParam }),
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'one', id],
    queryFn: ({ signal }) => call(getApplication, { id }, { signal }),
  })
