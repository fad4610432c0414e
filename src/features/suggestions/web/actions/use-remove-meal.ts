import { EVERYTHING } from '#ui/actions/action-options.ts'
import { useAction } from '#ui/actions/use-action.ts'
import type { ToastMessage } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { withdrawAccepted } from '../../accepted-contract.ts'
import { texts } from '../texts.ts'

/** Takes an accepted meal out of the plan: its ingredients leave the lists, and its place is free. */
export function useRemoveMeal(done?: ToastMessage) {
  const { toasts } = useTexts(texts)
  return useAction(withdrawAccepted, { done, failed: toasts.undoFailed, refreshes: EVERYTHING })
}
