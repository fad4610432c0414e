import { createFileRoute } from '@tanstack/react-router'
import { Overview } from '#features/account/web/public.ts'
import { useDenied } from '#features/auth/web/public.ts'
import { addressesQuery } from '#features/addresses/web/public.ts'
import { applicationsQuery } from '#features/chef-applications/web/public.ts'
import { chefEventsQuery } from '#features/chef-events/web/public.ts'
import { deliveryWeekQuery, missedDaysQuery } from '#features/deliveries/web/public.ts'
import { ownPaymentsQuery } from '#features/payments/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { rateableQuery } from '#features/ratings/web/public.ts'
import { subscriptionsQuery } from '#features/subscriptions/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'
import { productNow } from '#shared/page/product-now.ts'

interface DashboardSearch {
  /** A payment that still waits for something, as messages link to it. */
  payment?: number
  /** Led here from a page of admins. */
  denied?: 'admin'
}

export const Route = createFileRoute('/dashboard/')({
  validateSearch: ({ payment, denied }: Record<string, unknown>): DashboardSearch => ({
    ...(Number.isInteger(Number(payment)) && Number(payment) > 0 && { payment: Number(payment) }),
    ...(denied === 'admin' && { denied }),
  }),
  loader: async ({ context: { queryClient } }) => {
    const { language } = readPreferences()
    const wanted = Promise.all([
      queryClient.prefetchQuery(subscriptionsQuery(language)),
      queryClient.prefetchQuery(deliveryWeekQuery(language)),
      queryClient.prefetchQuery(missedDaysQuery(language)),
      queryClient.prefetchQuery(addressesQuery(language)),
      queryClient.prefetchQuery(chefEventsQuery),
      queryClient.prefetchQuery(applicationsQuery(language)),
      queryClient.prefetchQuery(ownPaymentsQuery),
      queryClient.prefetchQuery(rateableQuery(language)),
    ])
    if (import.meta.env.SSR) await wanted
    return { now: productNow().toISOString() }
  },
  head: () => ({ meta: [{ title: pageTitle('dashboard') }] }),
  component: DashboardOverview,
})

function DashboardOverview() {
  const { now } = Route.useLoaderData()
  const { payment, denied } = Route.useSearch()
  useDenied(denied)
  return <Overview now={now} {...(payment !== undefined && { openPaymentId: payment })} />
}
