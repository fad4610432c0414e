import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { readPreferences } from '#shared/page/preferences.ts'
import { getSession, type sessionUser } from '../session-contract.ts'
import { markRefused } from './session-mark.ts'

export type SessionUser = Output<{ output: typeof sessionUser }>

/**
 * Who is signed in, or null. Only a 401 means no one: a network error is thrown, shown with a
 * retry, and never signs anyone out.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    if (!readPreferences().mayHaveSession) return null
    try {
      return await call(getSession, {}, { signal })
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error
      markRefused(error)
      return null
    }
  },
})

/** Everything else leaves the cache. The session's own query stays: who watches it would miss a new one. */
export function keepOnlySession(queryClient: QueryClient, user: SessionUser | null): void {
  queryClient.setQueryData(sessionQuery.queryKey, user)
  const [session] = sessionQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session })
}
