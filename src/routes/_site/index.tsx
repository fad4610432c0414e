import { createFileRoute } from '@tanstack/react-router'
import { homeHead, HomePage } from '#features/home/web/public.ts'
import { addOnsQuery, plansQuery } from '#features/plans/web/public.ts'
import { dishesOfTomorrowQuery } from '#features/restaurants/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/_site/')({
  loader: async ({ context }) => {
    const { language } = readPreferences()
    const wanted = [context.queryClient.prefetchQuery(plansQuery(language))]
    if (import.meta.env.SSR) {
      wanted.push(
        context.queryClient.prefetchQuery(dishesOfTomorrowQuery(language)),
        context.queryClient.prefetchQuery(addOnsQuery(language)),
      )
      await Promise.all(wanted)
    }
    return homeHead()
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: HomePage,
})
