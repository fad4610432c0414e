import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#features/auth/web/public.ts'
import { addOnsQuery, aiPlansQuery } from '#features/plans/web/public.ts'
import { aiPlansHead, AiPlansPage, subscriptionsQuery } from '#features/subscriptions/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/_site/ai-meal-plans')({
  loader: async ({ context: { queryClient } }) => {
    const { language } = readPreferences()
    const wanted = [
      queryClient.prefetchQuery(aiPlansQuery(language)),
      queryClient.prefetchQuery(addOnsQuery(language)),
    ]
    if (import.meta.env.SSR) {
      const user = await queryClient.ensureQueryData(sessionQuery)
      if (user) wanted.push(queryClient.prefetchQuery(subscriptionsQuery(language)))
      await Promise.all(wanted)
    }
    return aiPlansHead()
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: AiPlansPage,
})
