import { createFileRoute } from '@tanstack/react-router'
import { RequestsPage, requestsQuery } from '#features/chef-events/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/chef-dashboard/requests')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(requestsQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('chefRequests') }] }),
  component: RequestsPage,
})
