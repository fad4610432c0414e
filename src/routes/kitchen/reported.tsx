import { createFileRoute } from '@tanstack/react-router'
import { ReportedPage, reportedQuery } from '#features/claims/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/kitchen/reported')({
  loader: async ({ context: { queryClient } }) => {
    const wanted = queryClient.prefetchQuery(reportedQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('kitchenReported') }] }),
  component: ReportedPage,
})
