import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#features/site/web/public.ts'
import { NutritionPage, nutritionDayQuery } from '#features/suggestions/web/public.ts'
import { dayOf, isDay, type Day } from '#shared/dates.ts'
import { readPreferences } from '#shared/page/preferences.ts'
import { productNow } from '#shared/page/product-now.ts'

export const Route = createFileRoute('/dashboard/nutrition')({
  validateSearch: ({ date }: Record<string, unknown>): { date?: Day } =>
    typeof date === 'string' && isDay(date) ? { date } : {},
  loaderDeps: ({ search: { date } }) => ({ date }),
  loader: async ({ context, deps }) => {
    const today = dayOf(productNow())
    const wanted = context.queryClient.prefetchQuery(
      nutritionDayQuery(readPreferences().language, deps.date ?? today),
    )
    if (import.meta.env.SSR) await wanted
    return { today }
  },
  head: () => ({ meta: [{ title: pageTitle('nutrition') }] }),
  component: Nutrition,
})

function Nutrition() {
  const { today } = Route.useLoaderData()
  const { date = today } = Route.useSearch()
  return <NutritionPage date={date} today={today} />
}
