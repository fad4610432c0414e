import { createFileRoute } from '@tanstack/react-router'
import { DriverPage, driverRunQuery } from '#features/kitchen-board/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

/** Anyone who has the link sees the run: no login, no copy on the way, no search engine. */
export const Route = createFileRoute('/run/$token')({
  loader: async ({ context: { queryClient }, params: { token } }) => {
    const wanted = queryClient.prefetchQuery(driverRunQuery(readPreferences().language, token))
    if (import.meta.env.SSR) await wanted
  },
  headers: () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }),
  head: () => ({
    meta: [
      { title: pageTitle('driverRun') },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Run,
})

function Run() {
  const { token } = Route.useParams()
  return <DriverPage token={token} />
}
