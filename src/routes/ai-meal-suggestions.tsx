import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireSession } from '#features/auth/web/public.ts'
import { readPreferences } from '#shared/preferences.ts'

/** What this page asks for stays out of the first load of the others. */
const subscriptions = () => import('#features/subscriptions/web/public.ts')

/** Decisions 38 and 40: to the suggestions; who picked a plan before the login goes on with it. */
export const Route = createFileRoute('/ai-meal-suggestions')({
  beforeLoad: async ({ context: { queryClient } }) => {
    const target = '/dashboard/ai-meal-suggestions'
    await requireSession(queryClient, target)
    if (!import.meta.env.SSR) {
      const { hasPickedAiPlan, isOwnAiPlan, subscriptionsQuery } = await subscriptions()
      const own = hasPickedAiPlan()
        ? await queryClient.fetchQuery(subscriptionsQuery(readPreferences().language))
        : undefined
      if (own && !own.some(isOwnAiPlan)) throw redirect({ to: '/ai-meal-plans' })
    }
    throw redirect({ href: target })
  },
})
