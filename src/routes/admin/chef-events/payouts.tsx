import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import {
  ADMIN_PAYOUTS_ADDRESS,
  AdminPayoutsPage,
  payoutsQuery,
} from '#features/chef-events/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/chef-events/payouts')({
  validateSearch: ADMIN_PAYOUTS_ADDRESS.read,
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/chef-events/payouts'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const wanted = queryClient.prefetchInfiniteQuery(payoutsQuery(readPreferences().language, deps))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminPayouts') }] }),
  component: Payouts,
})

function Payouts() {
  const navigate = Route.useNavigate()
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <AdminPayoutsPage
        search={Route.useSearch()}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </main>
  )
}
