import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage, overviewQuery } from '#features/admin/web/public.ts'
import { requireAdmin } from '#features/auth/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/')({
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin'),
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(overviewQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminOverview') }] }),
  component: OverviewPage,
})
