import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import {
  personQuery,
  USERS_ADDRESS,
  UsersPage,
  usersQuery,
} from '#features/users-admin/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/users')({
  validateSearch: USERS_ADDRESS.read,
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/users'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const wanted = [queryClient.prefetchInfiniteQuery(usersQuery(deps))]
    if (typeof deps['person'] === 'number') {
      const { language } = readPreferences()
      wanted.push(queryClient.prefetchQuery(personQuery(deps['person'], language)))
    }
    if (import.meta.env.SSR) await Promise.all(wanted)
  },
  head: () => ({ meta: [{ title: pageTitle('adminUsers') }] }),
  component: Users,
})

function Users() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <UsersPage
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </main>
  )
}
