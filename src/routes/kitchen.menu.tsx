import { createFileRoute } from '@tanstack/react-router'
import { KitchenMenuPage } from '#features/kitchen-menu/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/kitchen/menu')({
  head: () => ({ meta: [{ title: pageTitle('kitchenMenu') }] }),
  component: KitchenMenuPage,
})
