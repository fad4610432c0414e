import { createFileRoute } from '@tanstack/react-router'
import { TodayPage } from '#features/chef-events/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/chef-dashboard/')({
  head: () => ({ meta: [{ title: pageTitle('chefToday') }] }),
  component: TodayPage,
})
