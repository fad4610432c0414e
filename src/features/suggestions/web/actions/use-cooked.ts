import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { markCooked } from '../../accepted-contract.ts'
import { dialogTexts } from '../dialogs/texts.ts'
import { PREFERENCES_KEY } from '../preferences/queries.ts'
import { ACCEPTED_KEY } from '../queries.ts'

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

/** What was cooked is marked as such, and gone from the pantry: no form begins with the old one. */
export const refreshAfterCooking = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ACCEPTED_KEY }),
    queryClient.resetQueries({ queryKey: PREFERENCES_KEY }),
  ])
