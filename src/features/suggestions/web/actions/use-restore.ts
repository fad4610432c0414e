import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { restoreSuggestion } from '../../contract.ts'
import { allowDish } from '../../preferences-contract.ts'
import { texts } from '../texts.ts'
import { inPlaceOf } from './day-changes.ts'
import { toastError } from './toast-error.ts'
import { WRITE_KEY, type CachedDay } from './use-cached-day.ts'
import type { Once } from './use-once.ts'

interface Restoring {
  /** The suggestion that came. */
  id: number
  /** The dish that comes back, where it was not to come again. */
  bannedDishId?: number
}

/** Brings back the dish in whose place another one came. */
export function useRestore({ change, settle }: CachedDay, once: Once) {
  const { toasts } = useTexts(texts)
  const { mutate } = useMutation({
    mutationKey: WRITE_KEY,
    networkMode: 'always',
    mutationFn: async ({ id, bannedDishId }: Restoring) => {
      if (bannedDishId !== undefined) await call(allowDish, { id: bannedDishId })
      return call(restoreSuggestion, { id })
    },
    onSuccess: (suggestion, { id }) => {
      change(inPlaceOf(id, suggestion))
      toast({ title: toasts.kept(suggestion.name), variant: 'success' })
    },
    onError: (error) => toastError(error, toasts.error, toasts.restoreFailed),
    onSettled: async (_answer, _error, { id }) => {
      once.end(id)
      await settle()
    },
  })
  return (restoring: Restoring) => once.start(restoring.id, () => mutate(restoring))
}
