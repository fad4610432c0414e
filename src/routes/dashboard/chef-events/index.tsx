import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '#features/auth/web/public.ts'
import {
  chefEventsHead,
  ChefEventsPage,
  chefEventsQuery,
} from '#features/chef-events/web/public.ts'

export const Route = createFileRoute('/dashboard/chef-events/')({
  beforeLoad: ({ context }) => requireSession(context.queryClient, '/dashboard/chef-events'),
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(chefEventsQuery)
    if (import.meta.env.SSR) await wanted
  },
  head: chefEventsHead,
  component: ChefEventsPage,
})
