import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { plansQuery } from '#features/plans/web/public.ts'
import { readPreferences } from '#shared/preferences.ts'
import { useLanguage } from '#ui/language.tsx'

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(plansQuery(readPreferences().language)),
  component: Home,
})

function Home() {
  const { data } = useQuery(plansQuery(useLanguage()))
  return (
    <main id="content">
      {data?.map((plan) => (
        <p key={plan.id}>{plan.name}</p>
      ))}
    </main>
  )
}
