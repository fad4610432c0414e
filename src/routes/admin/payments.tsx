import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import {
  AdminPaymentsPage,
  allPaymentsQuery,
  PAYMENTS_ADDRESS,
  toSettleQuery,
} from '#features/payments/web/public.ts'
import { DisputedPlan } from '#features/subscriptions/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/payments')({
  validateSearch: PAYMENTS_ADDRESS.read,
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/payments'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { language } = readPreferences()
    const wanted = [
      queryClient.prefetchInfiniteQuery(allPaymentsQuery(language, deps)),
      queryClient.prefetchQuery(toSettleQuery),
    ]
    if (import.meta.env.SSR) await Promise.all(wanted)
  },
  head: () => ({ meta: [{ title: pageTitle('adminPayments') }] }),
  component: Payments,
})

function Payments() {
  const navigate = Route.useNavigate()
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <AdminPaymentsPage
        DisputedPlan={DisputedPlan}
        search={Route.useSearch()}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </main>
  )
}
