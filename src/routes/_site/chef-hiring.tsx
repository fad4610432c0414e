import { createFileRoute } from '@tanstack/react-router'
import {
  chefHiringHead,
  ChefHiringPage,
  guestPricesQuery,
  testimonialsQuery,
} from '#features/chef-events/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/_site/chef-hiring')({
  loader: async ({ context }) => {
    const { queryClient } = context
    const wanted = Promise.all([
      queryClient.prefetchQuery(testimonialsQuery(readPreferences().language)),
      queryClient.prefetchQuery(guestPricesQuery),
    ])
    if (import.meta.env.SSR) await wanted
    return chefHiringHead()
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ChefHiringPage,
})
