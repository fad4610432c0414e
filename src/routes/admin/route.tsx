import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { AdminShell, viewsQuery } from '#features/admin/web/public.ts'
import { requireAdmin, sessionQuery } from '#features/auth/web/public.ts'

export const Route = createFileRoute('/admin')({
  beforeLoad: async ({ context, location }) => ({
    user: await requireAdmin(context.queryClient, location.href),
  }),
  loader: async ({ context: { queryClient } }) => {
    const wanted = queryClient.prefetchQuery(viewsQuery)
    if (import.meta.env.SSR) await wanted
  },
  component: Admin,
})

function Admin() {
  const { user } = Route.useRouteContext()
  const { data } = useQuery(sessionQuery)
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <AdminShell user={data ?? user} currentPath={path}>
      <Outlet />
    </AdminShell>
  )
}
