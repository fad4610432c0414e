import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#features/site/web/public.ts'
import { MealPreferencesPage, mealPreferencesQuery } from '#features/suggestions/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/dashboard/meal-preferences')({
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(
      mealPreferencesQuery(readPreferences().language),
    )
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('mealPreferences') }] }),
  component: MealPreferencesPage,
})
