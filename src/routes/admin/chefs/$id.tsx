import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import {
  AdminApplicationPage,
  applicationQuery,
  indexQuery,
} from '#features/chef-applications/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/admin/chefs/$id')({
  beforeLoad: ({ context, params }) =>
    requireAdmin(context.queryClient, `/admin/chefs/${params.id}`),
  loader: async ({ context: { queryClient }, params }) => {
    const wanted = Promise.all([
      queryClient.prefetchQuery(applicationQuery(Number(params.id))),
      queryClient.prefetchInfiniteQuery(indexQuery({})),
    ])
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminChefs') }] }),
  component: Chef,
})

function Chef() {
  return (
    <main id="content" className="page grid w-full grid-cols-1 content-start gap-6 py-10 md:py-14">
      <AdminApplicationPage id={Number(Route.useParams().id)} />
    </main>
  )
}
