import { createFileRoute } from '@tanstack/react-router'
import { plansQuery } from '#features/plans/web/public.ts'
import { mealPlansHead, MealPlansPage } from '#features/subscriptions/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

interface MealPlansSearch {
  plan?: number
}

export const Route = createFileRoute('/_site/meal-plans')({
  validateSearch: (search: Record<string, unknown>): MealPlansSearch => {
    const plan = Number(search['plan'])
    return Number.isSafeInteger(plan) && plan > 0 ? { plan } : {}
  },
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(plansQuery(readPreferences().language))
    if (import.meta.env.SSR) await wanted
    return mealPlansHead()
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: MealPlans,
})

function MealPlans() {
  const { plan } = Route.useSearch()
  return <MealPlansPage planId={plan} />
}
