import { createFileRoute } from '@tanstack/react-router'
import { PlanPage, planDaysQuery } from '#features/kitchen-menu/web/public.ts'
import { DryRun } from '#features/production/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { isDay, type Day } from '#shared/dates.ts'

interface PlanSearch {
  day?: Day
}

export const Route = createFileRoute('/kitchen/plan')({
  validateSearch: (search: Record<string, unknown>): PlanSearch => {
    const { day } = search
    return typeof day === 'string' && isDay(day) ? { day } : {}
  },
  loader: async ({ context }) => {
    const wanted = context.queryClient.prefetchQuery(planDaysQuery)
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('kitchenPlan') }] }),
  component: Plan,
})

function Plan() {
  const { day } = Route.useSearch()
  return <PlanPage day={day} renderDryRun={(chosen) => <DryRun day={chosen} />} />
}
