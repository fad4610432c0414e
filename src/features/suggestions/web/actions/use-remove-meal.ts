import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { useTexts } from '#ui/texts.ts'
import { withdrawAccepted } from '../../accepted-contract.ts'
import { texts } from '../texts.ts'
import { toastError } from './toast-error.ts'

/** Takes an accepted meal out of the plan: its ingredients leave the lists, and its place is free. */
export function useRemoveMeal() {
  const queryClient = useQueryClient()
  const { toasts } = useTexts(texts)
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => call(withdrawAccepted, { id }),
    onError: (error) => toastError(error, toasts.error, toasts.undoFailed),
    onSettled: () => queryClient.invalidateQueries(),
  })
}
