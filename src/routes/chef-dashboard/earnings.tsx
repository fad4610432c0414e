import { createFileRoute } from '@tanstack/react-router'
import { EarningsPage, earningsQuery } from '#features/chef-events/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/chef-dashboard/earnings')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(earningsQuery)
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('chefEarnings') }] }),
  component: EarningsPage,
})
