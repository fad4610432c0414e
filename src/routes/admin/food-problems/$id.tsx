import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { FoodProblemPage, foodProblemQuery } from '#features/claims/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/admin/food-problems/$id')({
  beforeLoad: ({ context, params }) =>
    requireAdmin(context.queryClient, `/admin/food-problems/${params.id}`),
  loader: async ({ context: { queryClient }, params }) => {
    const { language } = readPreferences()
    const wanted = queryClient.prefetchQuery(foodProblemQuery(language, Number(params.id)))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('adminFoodProblems') }] }),
  component: FoodProblem,
})

function FoodProblem() {
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <FoodProblemPage id={Number(Route.useParams().id)} />
    </main>
  )
}
