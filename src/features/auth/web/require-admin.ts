import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { SessionUser } from './queries.ts'
import { requireSession } from './require-session.ts'

/** The guard of an admin's pages: others are led to their dashboard, which says why. */
export async function requireAdmin(queryClient: QueryClient, backTo: string): Promise<SessionUser> {
  const user = await requireSession(queryClient, backTo)
  if (user.role !== 'admin') throw redirect({ to: '/dashboard', search: { denied: 'admin' } })
  return user
}
