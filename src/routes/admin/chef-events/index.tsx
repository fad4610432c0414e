import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import {
  ADMIN_EVENTS_ADDRESS,
  AdminChefEventsPage,
  adminEventQuery,
  adminEventsQuery,
} from '#features/chef-events/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/chef-events/')({
  validateSearch: ADMIN_EVENTS_ADDRESS.read,
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/chef-events'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { language } = readPreferences()
    const wanted = [queryClient.prefetchInfiniteQuery(adminEventsQuery(language, deps))]
    if (typeof deps['event'] === 'number') {
      wanted.push(queryClient.prefetchQuery(adminEventQuery(language, deps['event'])))
    }
    if (import.meta.env.SSR) await Promise.all(wanted)
  },
  head: () => ({ meta: [{ title: pageTitle('adminChefEvents') }] }),
  component: ChefEvents,
})

function ChefEvents() {
  const navigate = Route.useNavigate()
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <AdminChefEventsPage
        search={Route.useSearch()}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </main>
  )
}
