import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireSession } from '#features/auth/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { CookingPage, prefetchCooking } from '#features/suggestions/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/cook/$id')({
  beforeLoad: async ({ context, location, params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound()
    await requireSession(context.queryClient, location.pathname)
  },
  loader: async ({ context, params }) => {
    const { language } = readPreferences()
    const wanted = prefetchCooking(context.queryClient, language, Number(params.id))
    if (import.meta.env.SSR) await wanted
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({ meta: [{ title: pageTitle('cooking') }] }),
  component: Cooking,
})

function Cooking() {
  const { id } = Route.useParams()
  return <CookingPage key={id} acceptedId={Number(id)} />
}
