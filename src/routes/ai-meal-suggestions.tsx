import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireSession } from '#features/auth/web/public.ts'
import {
  hasPickedAiPlan,
  isOwnAiPlan,
  subscriptionsQuery,
} from '#features/subscriptions/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

/** To the suggestions; who picked a plan before the login goes on with it. */
export const Route = createFileRoute('/ai-meal-suggestions')({
  beforeLoad: async ({ context: { queryClient } }) => {
    const target = '/dashboard/ai-meal-suggestions'
    await requireSession(queryClient, target)
    if (!import.meta.env.SSR && hasPickedAiPlan()) {
      const own = await queryClient.fetchQuery(subscriptionsQuery(readPreferences().language))
      if (!own.some(isOwnAiPlan)) throw redirect({ to: '/ai-meal-plans' })
    }
    throw redirect({ href: target })
  },
})
