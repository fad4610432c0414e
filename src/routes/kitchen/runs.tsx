import { createFileRoute } from '@tanstack/react-router'
import { RunsPage, runsQuery } from '#features/kitchen-board/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { isDay, type Day } from '#shared/dates.ts'
import { readPreferences } from '#shared/page/preferences.ts'

interface RunsSearch {
  day?: Day
}

export const Route = createFileRoute('/kitchen/runs')({
  validateSearch: ({ day }: Record<string, unknown>): RunsSearch =>
    typeof day === 'string' && isDay(day) ? { day } : {},
  loaderDeps: ({ search: { day } }) => ({ day }),
  loader: async ({ context: { queryClient }, deps: { day } }) => {
    const wanted = queryClient.prefetchQuery(runsQuery(readPreferences().language, day))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('kitchenRuns') }] }),
  component: Runs,
})

function Runs() {
  const { day } = Route.useSearch()
  return <RunsPage {...(day !== undefined && { day })} />
}
