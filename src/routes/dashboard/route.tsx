import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { DashboardShell, wayBackOf } from '#features/account/web/public.ts'
import { requireSession, sessionQuery } from '#features/auth/web/public.ts'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: async ({ context, location }) => {
    const user = await requireSession(context.queryClient, wayBackOf(location.pathname))
    return { user }
  },
  component: Dashboard,
})

function Dashboard() {
  const { user } = Route.useRouteContext()
  const { data } = useQuery(sessionQuery)
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <DashboardShell user={data ?? user} currentPath={path}>
      <Outlet />
    </DashboardShell>
  )
}
