import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { PricesPage, pricesQuery } from '#features/plans/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/plans')({
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/plans'),
  loader: async ({ context: { queryClient } }) => {
    const wanted = queryClient.prefetchQuery(pricesQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminPrices') }] }),
  component: Prices,
})

function Prices() {
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <PricesPage />
    </main>
  )
}
