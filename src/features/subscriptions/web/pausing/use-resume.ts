import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { resumeSubscription } from '../../pause-contract.ts'
import { pauseTexts } from './pause-texts.ts'
import { SUBSCRIPTIONS_KEY } from '../queries.ts'

/** Looks again at all that a pause may have moved. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY }),
      queryClient.invalidateQueries({ queryKey: ['deliveries'] }),
    ])
}

/** Ends a pause, or takes one back, and says so. */
export function useResume(subscriptionId: number) {
  const words = useTexts(pauseTexts)
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(resumeSubscription, { id: subscriptionId }),
    onSuccess: ({ daysRestored, receiptNumber }) =>
      toast({
        title: words.success,
        text: words.resumed(daysRestored, receiptNumber),
        variant: 'success',
      }),
    onError: (error) =>
      toast({
        title: words.error,
        text: (error instanceof CallError && error.text) || words.resumeFailed,
        variant: 'destructive',
      }),
    onSettled: refresh,
  })
}
