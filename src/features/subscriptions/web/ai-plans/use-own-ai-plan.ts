import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/web/public.ts'
import { useLanguage } from '#ui/language.tsx'
import { subscriptionsQuery, type Subscription } from '../queries.ts'

/** An order whose payment failed for good stands in no one's way. */
export const isOwnAiPlan = ({ plan, status, paymentStatus }: Subscription): boolean =>
  plan.kind === 'ai' && status !== 'ended' && paymentStatus !== 'failed'

/** The AI plan of whoever is signed in, a running one first; undefined where there is none. */
export function useOwnAiPlan(): Subscription | undefined {
  const { data: user } = useQuery(sessionQuery)
  const { data } = useQuery({ ...subscriptionsQuery(useLanguage()), enabled: Boolean(user) })
  const own = data?.filter(isOwnAiPlan) ?? []
  return own.find(({ status }) => status !== 'pending_payment') ?? own[0]
}
