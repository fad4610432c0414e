import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#features/site/web/public.ts'
import { prefetchMealWeek, WeekPage } from '#features/suggestions/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/dashboard/meal-week')({
  loader: async ({ context }) => {
    const wanted = prefetchMealWeek(context.queryClient, readPreferences().language)
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('mealWeek') }] }),
  component: WeekPage,
})
