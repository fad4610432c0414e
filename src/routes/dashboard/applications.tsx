import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '#features/auth/web/public.ts'
import { ApplicationsPage, applicationsQuery } from '#features/chef-applications/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/dashboard/applications')({
  beforeLoad: ({ context }) => requireSession(context.queryClient, '/dashboard/applications'),
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(applicationsQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('applications') }] }),
  component: ApplicationsPage,
})
