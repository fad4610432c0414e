import { useQuery } from '@tanstack/react-query'
import { subscriptionsQuery } from '#features/subscriptions/web/public.ts'
import { useLanguage } from '#ui/language.tsx'

/** Subscriptions that are active or wait for their payment. */
export const useRunningSubscriptions = () =>
  useQuery({
    ...subscriptionsQuery(useLanguage()),
    select: (all) =>
      all.filter(
        ({ isActive, status, paymentStatus }) =>
          isActive || (status !== 'ended' && paymentStatus !== 'refunded'),
      ),
  })
