import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { sessionQuery, type SessionUser } from './queries.ts'

/** The guard of signed-in pages: no one there leads to the login and back again. */
export async function requireSession(
  queryClient: QueryClient,
  backTo: string,
): Promise<SessionUser> {
  const user = await queryClient.ensureQueryData(sessionQuery)
  if (!user) throw redirect({ to: '/login', search: { redirect: backTo } })
  return user
}
