import { useQuery } from '@tanstack/react-query'
import { isRunning } from '#features/subscriptions/rules.ts'
import { subscriptionsQuery, type Subscription } from '#features/subscriptions/web/public.ts'
import { useLanguage } from '#ui/language.tsx'

const split = (all: Subscription[]) => ({ all, running: all.filter(isRunning) })

/** All subscriptions of the person, and the ones that are active or wait for their payment. */
export const useOwnSubscriptions = () =>
  useQuery({ ...subscriptionsQuery(useLanguage()), select: split })
