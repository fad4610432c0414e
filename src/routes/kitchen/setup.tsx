import { createFileRoute } from '@tanstack/react-router'
import { kitchenSetupQuery, SetupPage } from '#features/kitchen-setup/web/public.ts'
import { KitchenRatings, kitchenRatingsQuery } from '#features/ratings/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/kitchen/setup')({
  loader: async ({ context }) => {
    const wanted = Promise.all([
      context.queryClient.prefetchQuery(kitchenSetupQuery),
      context.queryClient.prefetchQuery(kitchenRatingsQuery(readPreferences().language)),
    ])
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('kitchenSetup') }] }),
  component: Setup,
})

function Setup() {
  return (
    <SetupPage>
      <KitchenRatings />
    </SetupPage>
  )
}
