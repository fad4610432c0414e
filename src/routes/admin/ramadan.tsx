import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { AdminRamadanPage, adminRamadanQuery } from '#features/ramadan/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/admin/ramadan')({
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/ramadan'),
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(adminRamadanQuery)
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminRamadan') }] }),
  component: AdminRamadanPage,
})
