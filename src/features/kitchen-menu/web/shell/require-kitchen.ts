import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { requireSession, type SessionUser } from '#features/auth/web/public.ts'

/** The guard of the kitchen's pages: who runs none is led to their own dashboard. */
export async function requireKitchen(
  queryClient: QueryClient,
  backTo: string,
): Promise<SessionUser> {
  const user = await requireSession(queryClient, backTo)
  if (!user.roles.includes('restaurant')) throw redirect({ to: '/dashboard' })
  return user
}
