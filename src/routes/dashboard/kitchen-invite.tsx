import { createFileRoute } from '@tanstack/react-router'
import { OwnInvitePage, ownInviteQuery } from '#features/kitchen-invites/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/dashboard/kitchen-invite')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(ownInviteQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('kitchenInvite') }] }),
  component: OwnInvitePage,
})
