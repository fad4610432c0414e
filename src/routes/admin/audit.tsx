import { createFileRoute } from '@tanstack/react-router'
import {
  auditFiltersOf,
  AuditPage,
  auditQuery,
  readAuditSearch,
} from '#features/admin/web/public.ts'
import { requireAdmin } from '#features/auth/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: readAuditSearch,
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/audit'),
  loaderDeps: ({ search }) => auditFiltersOf(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const wanted = queryClient.prefetchInfiniteQuery(auditQuery(deps))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminAudit') }] }),
  component: Audit,
})

function Audit() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AuditPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
