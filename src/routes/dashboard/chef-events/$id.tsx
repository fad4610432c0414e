import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireSession } from '#features/auth/web/public.ts'
import { chefEventHead, ChefEventPage, chefEventQuery } from '#features/chef-events/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/dashboard/chef-events/$id')({
  beforeLoad: ({ context, params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound()
    return requireSession(context.queryClient, `/dashboard/chef-events/${params.id}`)
  },
  loader: async ({ context, params }) => {
    const { language } = readPreferences()
    const wanted = context.queryClient.prefetchQuery(chefEventQuery(language, Number(params.id)))
    if (import.meta.env.SSR) await wanted
  },
  head: chefEventHead,
  component: Event,
})

function Event() {
  const { id } = Route.useParams()
  return <ChefEventPage key={id} id={Number(id)} />
}
