import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { AdminQuotePage, customQuoteQuery } from '#features/quotes/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/admin/quotes/$id')({
  beforeLoad: ({ context, params }) =>
    requireAdmin(context.queryClient, `/admin/quotes/${params.id}`),
  loader: async ({ context: { queryClient }, params }) => {
    const wanted = queryClient.prefetchQuery(customQuoteQuery(Number(params.id)))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminQuotes') }] }),
  component: Quote,
})

function Quote() {
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <AdminQuotePage id={Number(Route.useParams().id)} />
    </main>
  )
}
