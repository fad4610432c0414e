import { createFileRoute, notFound } from '@tanstack/react-router'
import { ApplyPage, applyHead } from '#features/chef-applications/web/public.ts'

export const Route = createFileRoute('/_site/join-as-chef/$type')({
  params: {
    parse: ({ type }): { type: 'individual' | 'business' } => {
      if (type !== 'individual' && type !== 'business') throw notFound()
      return { type }
    },
    stringify: ({ type }) => ({ type }),
  },
  loader: ({ params }) => applyHead(`/join-as-chef/${params.type}`),
  head: ({ loaderData }) => loaderData ?? {},
  component: Apply,
})

function Apply() {
  const { type } = Route.useParams()
  return <ApplyPage type={type} />
}
