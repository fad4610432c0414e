import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { requireSession } from '#features/auth/web/public.ts'
import { MealSelectionPage } from '#features/meals/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { isDay, type Day } from '#shared/dates.ts'
import { readPreferences } from '#shared/page/preferences.ts'

/** What this page asks for stays out of the first load of the others. */
const meals = () => import('#features/meals/web/public.ts')

interface MealSearch {
  subscriptionId?: number
  day?: Day
}

/** The links of messages have both in one word, `1042.2026-11-25`: only the end of such a link can vary. */
const placeIn = (search: Record<string, unknown>): Record<string, unknown> => {
  const { open } = search
  const [subscriptionId, day] = typeof open === 'string' ? open.split('.') : []
  return { subscriptionId, day, ...search }
}

export const Route = createFileRoute('/meal-selection')({
  validateSearch: (search: Record<string, unknown>): MealSearch => {
    const place = placeIn(search)
    const subscriptionId = Number(place['subscriptionId'])
    const day = place['day']
    return {
      ...(Number.isSafeInteger(subscriptionId) && subscriptionId > 0 && { subscriptionId }),
      ...(typeof day === 'string' && isDay(day) && { day }),
    }
  },
  beforeLoad: async ({ context, location, search }) => {
    await requireSession(context.queryClient, location.href)
    if (search.subscriptionId !== undefined) return { subscriptionId: search.subscriptionId }
    const { findOwnMealSubscription } = await meals()
    const subscriptionId = await findOwnMealSubscription(context.queryClient)
    if (subscriptionId === undefined) throw redirect({ to: '/dashboard/subscriptions' })
    throw redirect({ to: '/meal-selection', search: { ...search, subscriptionId }, replace: true })
  },
  loader: async ({ context, location }) => {
    const { day } = location.search as MealSearch
    const { prefetchMeals } = await meals()
    const wanted = prefetchMeals(
      context.queryClient,
      readPreferences().language,
      context.subscriptionId,
      day,
    )
    if (import.meta.env.SSR) await wanted
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({ meta: [{ title: pageTitle('meals') }] }),
  component: MealSelection,
})

function MealSelection() {
  const { subscriptionId } = Route.useRouteContext()
  const { day } = Route.useSearch()
  const navigate = useNavigate({ from: '/meal-selection' })
  return (
    <MealSelectionPage
      subscriptionId={subscriptionId}
      day={day}
      onOpenDay={(next) =>
        void navigate({
          search: (search) => ({ ...search, day: next }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
