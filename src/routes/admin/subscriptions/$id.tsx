import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { DishesFor } from '#features/meals/web/public.ts'
import { PaymentsOfSubscription } from '#features/payments/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { AdminSubscriptionPage, anySubscriptionQuery } from '#features/subscriptions/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/subscriptions/$id')({
  beforeLoad: ({ context, params }) =>
    requireAdmin(context.queryClient, `/admin/subscriptions/${params.id}`),
  loader: async ({ context: { queryClient }, params }) => {
    const { language } = readPreferences()
    const wanted = queryClient.prefetchQuery(anySubscriptionQuery(language, Number(params.id)))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminSubscriptions') }] }),
  component: Subscription,
})

function Subscription() {
  const id = Number(Route.useParams().id)
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <AdminSubscriptionPage
        id={id}
        payments={<PaymentsOfSubscription id={id} />}
        renderDishes={(dialog) => <DishesFor {...dialog} />}
      />
    </main>
  )
}
