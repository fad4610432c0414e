import { createFileRoute } from '@tanstack/react-router'
import { HouseholdPage, householdQuery } from '#features/household/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/dashboard/household')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(householdQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('household') }] }),
  component: HouseholdPage,
})
