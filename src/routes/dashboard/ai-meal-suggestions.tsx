import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#features/site/web/public.ts'
import { prefetchSuggestions, SuggestionsPage } from '#features/suggestions/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/dashboard/ai-meal-suggestions')({
  loader: async ({ context }) => {
    const wanted = prefetchSuggestions(context.queryClient, readPreferences().language)
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('suggestions') }] }),
  component: SuggestionsPage,
})
