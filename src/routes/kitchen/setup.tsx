import { createFileRoute } from '@tanstack/react-router'
import { kitchenSetupQuery, SetupPage } from '#features/kitchen-setup/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/kitchen/setup')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(kitchenSetupQuery)
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('kitchenSetup') }] }),
  component: SetupPage,
})
