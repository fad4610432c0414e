import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { SiteFrame } from '#features/site/web/public.ts'

export const Route = createFileRoute('/_site')({
  component: Site,
})

function Site() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <SiteFrame currentPath={path}>
      <Outlet />
    </SiteFrame>
  )
}
