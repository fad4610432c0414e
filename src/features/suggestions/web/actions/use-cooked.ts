import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { markCooked } from '../../accepted-contract.ts'
import { dialogTexts } from '../dialogs/texts.ts'
import { refreshAfterCooking } from './after-cooking.ts'

/** Says that an accepted meal was cooked, and how it was. */
export function useCooked(onDone: () => void) {
  const queryClient = useQueryClient()
  const { toasts } = useTexts(dialogTexts)
  return useAction(markCooked, {
    done: { title: toasts.cooked, text: toasts.cookedText },
    failed: toasts.cookedFailed,
    onDone: async () => {
      await refreshAfterCooking(queryClient)
      onDone()
    },
  })
}
