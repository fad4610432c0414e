import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import {
  AdminSubscriptionsPage,
  allSubscriptionsQuery,
  SUBSCRIPTIONS_ADDRESS,
} from '#features/subscriptions/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/subscriptions/')({
  validateSearch: SUBSCRIPTIONS_ADDRESS.read,
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/subscriptions'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { language } = readPreferences()
    const wanted = queryClient.prefetchInfiniteQuery(allSubscriptionsQuery(language, deps))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminSubscriptions') }] }),
  component: Subscriptions,
})

function Subscriptions() {
  const navigate = Route.useNavigate()
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <AdminSubscriptionsPage
        search={Route.useSearch()}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </main>
  )
}
