import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { AdminShell } from '#features/admin/web/public.ts'
import { requireAdmin, sessionQuery } from '#features/auth/web/public.ts'

export const Route = createFileRoute('/admin')({
  beforeLoad: async ({ context, location }) => ({
    user: await requireAdmin(context.queryClient, location.href),
  }),
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
