import { createFileRoute } from '@tanstack/react-router'
import {
  chefHiringHead,
  ChefHiringPage,
  testimonialsQuery,
} from '#features/chef-events/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/_site/chef-hiring')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(testimonialsQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
    return chefHiringHead()
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ChefHiringPage,
})
