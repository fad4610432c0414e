import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { sessionQuery } from '#features/auth/web/public.ts'
import { ChefShell, requireChef, todayQuery } from '#features/chef-events/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/chef-dashboard')({
  beforeLoad: async ({ context, location }) => {
    const user = await requireChef(context.queryClient, location.href)
    return { user }
  },
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(todayQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  component: ChefDashboard,
})

function ChefDashboard() {
  const { user } = Route.useRouteContext()
  const { data } = useQuery(sessionQuery)
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <ChefShell user={data ?? user} currentPath={path}>
      <Outlet />
    </ChefShell>
  )
}
