import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { AdminRestaurantPage, anyRestaurantQuery } from '#features/restaurants-admin/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/restaurants/$id')({
  beforeLoad: ({ context, params }) =>
    requireAdmin(context.queryClient, `/admin/restaurants/${params.id}`),
  loader: async ({ context: { queryClient }, params }) => {
    const { language } = readPreferences()
    const wanted = queryClient.prefetchQuery(anyRestaurantQuery(language, Number(params.id)))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminRestaurants') }] }),
  component: Restaurant,
})

function Restaurant() {
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <AdminRestaurantPage id={Number(Route.useParams().id)} />
    </main>
  )
}
