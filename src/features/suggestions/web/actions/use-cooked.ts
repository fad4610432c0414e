import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { markCooked } from '../../accepted-contract.ts'
import { dialogTexts } from '../dialogs/texts.ts'
import { texts } from '../texts.ts'
import { refreshAfterCooking } from './after-cooking.ts'
import { toastError } from './toast-error.ts'

interface Cooked {
  id: number
  rating: number | null
  servings: number
}

/** Says that an accepted meal was cooked, and how it was. */
export function useCooked(onDone: () => void) {
  const queryClient = useQueryClient()
  const { toasts } = useTexts(dialogTexts)
  const { error: errorTitle } = useTexts(texts).toasts
  return useMutation({
    networkMode: 'always',
    mutationFn: (cooked: Cooked) => call(markCooked, { ...cooked }),
    onSuccess: async () => {
      await refreshAfterCooking(queryClient)
      toast({ title: toasts.cooked, text: toasts.cookedText, variant: 'success' })
      onDone()
    },
    onError: (error) => toastError(error, errorTitle, toasts.cookedFailed),
  })
}
