import { createFileRoute } from '@tanstack/react-router'
import { boardQuery, KitchenBoard } from '#features/kitchen-board/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { isDay, type Day } from '#shared/dates.ts'
import { readPreferences } from '#shared/preferences.ts'

interface BoardSearch {
  /** Another day than today. */
  day?: Day
}

export const Route = createFileRoute('/kitchen/')({
  validateSearch: ({ day }: Record<string, unknown>): BoardSearch =>
    typeof day === 'string' && isDay(day) ? { day } : {},
  loaderDeps: ({ search: { day } }) => ({ day }),
  loader: async ({ context: { queryClient }, deps: { day } }) => {
    const wanted = queryClient.prefetchQuery(boardQuery(readPreferences().language, day))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('kitchenBoard') }] }),
  component: BoardPage,
})

function BoardPage() {
  const { day } = Route.useSearch()
  return <KitchenBoard {...(day !== undefined && { day })} />
}
