import { createFileRoute } from '@tanstack/react-router'
import { kitchenMenuQuery, KitchenMenuPage } from '#features/kitchen-menu/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/kitchen/menu')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(kitchenMenuQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('kitchenMenu') }] }),
  component: KitchenMenuPage,
})
