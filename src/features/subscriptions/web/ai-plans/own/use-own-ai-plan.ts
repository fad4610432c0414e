import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/web/public.ts'
import { useLanguage } from '#ui/language.tsx'
import { subscriptionsQuery, type Subscription } from '../../queries.ts'
import { isOwnAiPlan } from './is-own-ai-plan.ts'

/**
 * The AI plan of the person who is signed in, a running one first; undefined where there is none.
 */
export function useOwnAiPlan(): Subscription | undefined {
  const { data: user } = useQuery(sessionQuery)
  const { data } = useQuery({ ...subscriptionsQuery(useLanguage()), enabled: Boolean(user) })
  const own = data?.filter(isOwnAiPlan) ?? []
  return own.find(({ status }) => status !== 'pending_payment') ?? own[0]
}
