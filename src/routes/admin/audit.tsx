import { createFileRoute } from '@tanstack/react-router'
import {
  AUDIT_ADDRESS,
  AuditPage,
  auditNamesQuery,
  auditQuery,
} from '#features/admin/web/public.ts'
import { requireAdmin } from '#features/auth/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: AUDIT_ADDRESS.read,
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/audit'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const wanted = [
      queryClient.prefetchInfiniteQuery(auditQuery(deps)),
      queryClient.prefetchQuery(auditNamesQuery),
    ]
    if (import.meta.env.SSR) await Promise.all(wanted)
  },
  head: () => ({ meta: [{ title: pageTitle('adminAudit') }] }),
  component: Audit,
})

function Audit() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <AuditPage
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </main>
  )
}
