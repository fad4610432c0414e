import { createFileRoute } from '@tanstack/react-router'
import { ApplyPage, applyHead } from '#features/chef-applications/web/public.ts'

const TYPES = ['individual', 'business'] as const

export const Route = createFileRoute('/_site/join-as-chef/')({
  validateSearch: ({ type }: Record<string, unknown>) => {
    const found = TYPES.find((one) => one === type)
    return found ? { type: found } : {}
  },
  loader: () => applyHead('/join-as-chef'),
  head: ({ loaderData }) => loaderData ?? {},
  component: Apply,
})

function Apply() {
  const { type } = Route.useSearch()
  return <ApplyPage type={type} />
}
