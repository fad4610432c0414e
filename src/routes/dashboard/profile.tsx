import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage, profileQuery } from '#features/account/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/dashboard/profile')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(profileQuery)
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('profile') }] }),
  component: ProfilePage,
})
