import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { renewCalendarFeed, stopCalendarFeed } from '../contract.ts'
import { messages } from '../messages.ts'
import { calendarFeedQuery } from './queries.ts'

/** Makes a new address, or takes it away. */
export function useChangeFeed(onDone: () => void) {
  const { card } = useTexts(messages)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: 'renew' | 'stop') =>
      change === 'renew' ? call(renewCalendarFeed, {}) : call(stopCalendarFeed, {}),
    onSuccess: (feed, change) => {
      void queryClient.cancelQueries({ queryKey: calendarFeedQuery.queryKey })
      queryClient.setQueryData(calendarFeedQuery.queryKey, feed)
      const text = change === 'renew' ? card.renewed : card.stopped
      toast({ title: card.success, text, variant: 'success' })
    },
    onError: (error) =>
      toast({
        title: card.error,
        text: (error instanceof CallError && error.text) || card.failed,
        variant: 'destructive',
      }),
    onSettled: onDone,
  })
}
