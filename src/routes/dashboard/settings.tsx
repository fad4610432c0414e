import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage, settingsQuery } from '#features/account/web/public.ts'
import { ownSessionsQuery, secondFactorQuery } from '#features/auth/web/public.ts'
import { calendarFeedQuery } from '#features/calendar/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/dashboard/settings')({
  loader: async ({ context }) => {
    const wanted = Promise.all([
      context.queryClient.prefetchQuery(settingsQuery),
      context.queryClient.prefetchQuery(calendarFeedQuery),
      context.queryClient.prefetchQuery(secondFactorQuery),
      context.queryClient.prefetchQuery(ownSessionsQuery),
    ])
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('settings') }] }),
  component: SettingsPage,
})
