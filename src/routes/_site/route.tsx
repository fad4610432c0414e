import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { contactQuery } from '#features/company/web/public.ts'
import { SiteFrame } from '#features/site/web/public.ts'

export const Route = createFileRoute('/_site')({
  loader: ({ context: { queryClient } }) => {
    const wanted = queryClient.prefetchQuery(contactQuery)
    return import.meta.env.SSR ? wanted : undefined
  },
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
