import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { unskipDelivery } from '../contract.ts'
import { messages } from '../messages.ts'
import { DELIVERIES_KEY } from './queries.ts'

/** Looks again at all that a moved day may have changed. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: DELIVERIES_KEY }),
      queryClient.invalidateQueries({ queryKey: ['subscriptions'] }),
    ])
}

/** Takes a skip back and says so, or why not. */
export function useUnskip() {
  const { skip } = useTexts(messages)
  const language = useLanguage()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(unskipDelivery, { id }),
    onSuccess: ({ day, receiptNumber, extrasDropped }) => {
      const shown = formatDay(day, language)
      const dropped = extrasDropped > 0 ? ` ${skip.extrasDropped(shown, extrasDropped)}` : ''
      toast({
        title: skip.success,
        text: skip.undone(shown, receiptNumber) + dropped,
        variant: 'success',
      })
    },
    onError: (error) =>
      toast({
        title: skip.error,
        text: (error instanceof CallError && error.text) || skip.undoFailed,
        variant: 'destructive',
      }),
    onSettled: refresh,
  })
}
