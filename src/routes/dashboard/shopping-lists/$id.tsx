import { createFileRoute, notFound } from '@tanstack/react-router'
import { ListPage, listQuery } from '#features/shopping/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/dashboard/shopping-lists/$id')({
  beforeLoad: ({ params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound()
  },
  loader: async ({ context, params }) => {
    const { language } = readPreferences()
    const wanted = context.queryClient.prefetchQuery(listQuery(language, Number(params.id)))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('shoppingList') }] }),
  component: List,
})

function List() {
  const { id } = Route.useParams()
  return <ListPage key={id} id={Number(id)} />
}
