import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { AdminOrdersPage, boardQuery, FIRST_STATUS } from '#features/shopping/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/ingredient-orders')({
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/ingredient-orders'),
  loader: async ({ context }) => {
    const { language } = readPreferences()
    const wanted = context.queryClient.prefetchInfiniteQuery(boardQuery(language, FIRST_STATUS))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminOrders') }] }),
  component: AdminOrdersPage,
})
