import { createFileRoute } from '@tanstack/react-router'
import { bookingsQuery, requestsQuery, TalksPage } from '#features/chef-events/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/chef-dashboard/messages')({
  loader: async ({ context }) => {
    const wanted = Promise.all([
      context.queryClient.prefetchQuery(bookingsQuery(readPreferences().language)),
      context.queryClient.prefetchQuery(requestsQuery(readPreferences().language)),
    ])
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('chefMessages') }] }),
  component: TalksPage,
})
