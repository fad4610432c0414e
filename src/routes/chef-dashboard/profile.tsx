import { createFileRoute } from '@tanstack/react-router'
import { ChefProfilePage, chefProfileQuery } from '#features/chef-events/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/chef-dashboard/profile')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(chefProfileQuery)
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('chefProfile') }] }),
  component: ChefProfilePage,
})
