import { createFileRoute } from '@tanstack/react-router'
import { chefHiringHead, ChefHiringPage } from '#features/chef-events/web/public.ts'

export const Route = createFileRoute('/_site/chef-hiring')({
  loader: () => chefHiringHead(),
  head: ({ loaderData }) => loaderData ?? {},
  component: ChefHiringPage,
})
