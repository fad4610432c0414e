import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { companyQuery, CompanySettings } from '#features/company/web/public.ts'
import { AdminSettingsPage, methodSwitchesQuery } from '#features/payments/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/admin/settings')({
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/settings'),
  loader: async ({ context: { queryClient } }) => {
    const wanted = Promise.all([
      queryClient.prefetchQuery(methodSwitchesQuery),
      queryClient.prefetchQuery(companyQuery),
    ])
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('settings') }] }),
  component: Settings,
})

function Settings() {
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <AdminSettingsPage />
      <CompanySettings />
    </main>
  )
}
