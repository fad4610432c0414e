import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/call.ts'
import { newIdempotencyKey } from '#shared/idempotency-key.ts'
import { useTexts } from '#ui/texts.ts'
import { acceptSuggestion, withdrawAccepted } from '../../accepted-contract.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'
import { accepted, accepting, withdrawing } from './day-changes.ts'
import { sayFault } from './say-fault.ts'
import { WRITE_KEY, type CachedDay } from './use-cached-day.ts'
import type { Once } from './use-once.ts'

/** Takes a suggestion and gives it back; both show at once. */
export function useAccept(
  { change, settle }: CachedDay,
  once: Once,
  announce: (text: string) => void,
) {
  const { toasts } = useTexts(texts)
  const usual = {
    mutationKey: WRITE_KEY,
    networkMode: 'always',
    onSettled: async (_answer: unknown, _error: unknown, { id }: Suggestion) => {
      once.end(id)
      await settle()
    },
  } as const
  const accept = useMutation({
    ...usual,
    mutationFn: ({ id }: Suggestion) =>
      call(acceptSuggestion, { mealId: id }, { idempotencyKey: newIdempotencyKey() }),
    onMutate: ({ id }) => change(accepting(id)),
    onSuccess: (meal, { id, name }) => {
      change(accepted(id, meal.id))
      announce(toasts.accepted(name))
    },
    onError: (error, { id }) => {
      change(withdrawing(id))
      sayFault(error, toasts.saveFailed, toasts.saveFailedText)
    },
  })
  const withdraw = useMutation({
    ...usual,
    mutationFn: ({ acceptedId }: Suggestion) => call(withdrawAccepted, { id: acceptedId ?? 0 }),
    onMutate: ({ id }) => change(withdrawing(id)),
    onSuccess: (_answer, { name }) => announce(toasts.withdrawn(name)),
    onError: (error, { id, acceptedId }) => {
      change(acceptedId === null ? accepting(id) : accepted(id, acceptedId))
      sayFault(error, toasts.error, toasts.undoFailed)
    },
  })
  return {
    accept: (suggestion: Suggestion) => once.start(suggestion.id, () => accept.mutate(suggestion)),
    /** Only what the server has numbered can be given back. */
    withdraw: (suggestion: Suggestion) => {
      if (suggestion.acceptedId === null) return
      once.start(suggestion.id, () => withdraw.mutate(suggestion))
    },
  }
}
