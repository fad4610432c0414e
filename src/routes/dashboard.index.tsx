import { createFileRoute } from '@tanstack/react-router'
import { Overview } from '#features/account/web/public.ts'
import { addressesQuery } from '#features/addresses/web/public.ts'
import { chefEventsQuery } from '#features/chef-events/web/public.ts'
import { deliveryWeekQuery } from '#features/deliveries/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { subscriptionsQuery } from '#features/subscriptions/web/public.ts'
import { readPreferences } from '#shared/preferences.ts'

export const Route = createFileRoute('/dashboard/')({
  loader: async ({ context: { queryClient } }) => {
    const { language } = readPreferences()
    const wanted = Promise.all([
      queryClient.prefetchQuery(subscriptionsQuery(language)),
      queryClient.prefetchQuery(deliveryWeekQuery(language)),
      queryClient.prefetchQuery(addressesQuery(language)),
      queryClient.prefetchQuery(chefEventsQuery),
    ])
    if (import.meta.env.SSR) await wanted
    return { now: new Date().toISOString() }
  },
  head: () => ({ meta: [{ title: pageTitle('dashboard') }] }),
  component: DashboardOverview,
})

function DashboardOverview() {
  const { now } = Route.useLoaderData()
  return <Overview now={now} />
}
