import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { requireSession, type SessionUser } from '#features/auth/web/public.ts'

/** The guard of the chefs' pages: who is none is led to their own dashboard. */
export async function requireChef(queryClient: QueryClient, backTo: string): Promise<SessionUser> {
  const user = await requireSession(queryClient, backTo)
  if (!user.roles.includes('chef')) throw redirect({ to: '/dashboard' })
  return user
}
