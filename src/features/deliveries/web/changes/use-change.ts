import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { DELIVERIES_KEY } from '../queries.ts'
import { changeTexts } from './change-texts.ts'

const TOUCHED = [
  DELIVERIES_KEY,
  ['subscriptions'],
  ['payments'],
  ['meal-selection'],
  ['meal-selection-dishes'],
  ['ramadan'],
]

interface Change<Input, Result> {
  send: (input: Input) => Promise<Result>
  /** What is done, with its receipt. */
  say: (result: Result) => string
  failed: string
  /** Offered in the toast. */
  undo?: (result: Result) => void
  onDone?: () => void
}

/** Makes a change, says so with its receipt, and offers to take it back. */
export function useChange<Input, Result>({
  send,
  say,
  failed,
  undo,
  onDone,
}: Change<Input, Result>) {
  const words = useTexts(changeTexts)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      toast({
        title: words.success,
        text: say(result),
        variant: 'success',
        ...(undo && { action: { label: words.undo, onPress: () => undo(result) } }),
      })
      onDone?.()
    },
    onError: (error) =>
      toast({
        title: words.error,
        text: (error instanceof CallError && error.text) || failed,
        variant: 'destructive',
      }),
    // A day that moves may move meals, charges and the weeks shown.
    onSettled: () =>
      Promise.all(TOUCHED.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
