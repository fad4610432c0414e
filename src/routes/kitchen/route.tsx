import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { sessionQuery } from '#features/auth/web/public.ts'
import { KitchenShell, ownKitchenQuery, requireKitchen } from '#features/kitchen-menu/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/kitchen')({
  beforeLoad: async ({ context, location }) => {
    const user = await requireKitchen(context.queryClient, location.href)
    return { user }
  },
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(ownKitchenQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  component: Kitchen,
})

function Kitchen() {
  const { user } = Route.useRouteContext()
  const { data } = useQuery(sessionQuery)
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <KitchenShell user={data ?? user} currentPath={path}>
      <Outlet />
    </KitchenShell>
  )
}
