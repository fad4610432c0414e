import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { JOBS_ADDRESS, JobsPage, jobsQuery } from '#features/queue/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/admin/queue/jobs')({
  validateSearch: JOBS_ADDRESS.read,
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/queue/jobs'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const wanted = queryClient.prefetchInfiniteQuery(jobsQuery(deps))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminQueue') }] }),
  component: QueuedJobs,
})

function QueuedJobs() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <JobsPage
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </main>
  )
}
