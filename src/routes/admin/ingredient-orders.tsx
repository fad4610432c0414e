import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import {
  ADMIN_ORDERS_ADDRESS,
  adminOrderQuery,
  AdminOrdersPage,
  adminOrdersQuery,
} from '#features/shopping/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/ingredient-orders')({
  validateSearch: ADMIN_ORDERS_ADDRESS.read,
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/ingredient-orders'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { language } = readPreferences()
    const wanted = [queryClient.prefetchInfiniteQuery(adminOrdersQuery(language, deps))]
    if (typeof deps['order'] === 'number') {
      wanted.push(queryClient.prefetchQuery(adminOrderQuery(language, deps['order'])))
    }
    if (import.meta.env.SSR) await Promise.all(wanted)
  },
  head: () => ({ meta: [{ title: pageTitle('adminOrders') }] }),
  component: IngredientOrders,
})

function IngredientOrders() {
  const navigate = Route.useNavigate()
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <AdminOrdersPage
        search={Route.useSearch()}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </main>
  )
}
