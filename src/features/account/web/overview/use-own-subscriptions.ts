import { useQuery } from '@tanstack/react-query'
import { isRunning, isUnpaid } from '#features/subscriptions/rules.ts'
import { subscriptionsQuery, type Subscription } from '#features/subscriptions/web/public.ts'
import { useLanguage } from '#ui/language.tsx'

const split = (all: Subscription[]) => {
  const running = all.filter(isRunning)
  const waiting = running.filter(({ isActive }) => !isActive)
  return {
    all,
    /** Active, or waiting for their start or their payment. */
    running,
    active: running.filter(({ isActive }) => isActive),
    unpaid: waiting.filter(isUnpaid),
    soon: waiting.filter((subscription) => !isUnpaid(subscription)),
  }
}

/** All subscriptions of the person, and how those that are not over stand. */
export const useOwnSubscriptions = () =>
  useQuery({ ...subscriptionsQuery(useLanguage()), select: split })
