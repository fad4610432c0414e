import { useQuery } from '@tanstack/react-query'
import { listSubscriptions } from '#features/subscriptions/contract.ts'
import { call } from '#shared/call.ts'
import { useLanguage } from '#ui/language.tsx'

/** Subscriptions that are active or wait for their payment: part 2, section 2. */
export function useRunningSubscriptions() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['subscriptions', language],
    queryFn: ({ signal }) => call(listSubscriptions, {}, { signal }),
    select: (all) => all.filter(({ status }) => status !== 'ended'),
  })
}
