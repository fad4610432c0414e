import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#shared/wire/call.ts'
import { useTexts } from '#ui/texts.ts'
import { acceptSuggestion, withdrawAccepted } from '../../accepted-contract.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'
import { accepted, accepting, withdrawing } from './day-changes.ts'
import { toastError } from './toast-error.ts'
import { WRITE_KEY, type CachedDay } from './use-cached-day.ts'
import type { Once } from './use-once.ts'

const usual = { mutationKey: WRITE_KEY, networkMode: 'always' } as const

type Announce = (text: string) => void

function useTake({ change, settle }: CachedDay, once: Once, announce: Announce) {
  const { toasts } = useTexts(texts)
  const { mutate } = useMutation({
    ...usual,
    mutationFn: ({ id }: Suggestion) => call(acceptSuggestion, { mealId: id }),
    onMutate: ({ id }) => change(accepting(id)),
    onSuccess: (meal, { id, name }) => {
      change(accepted(id, meal.id))
      announce(toasts.accepted(name))
    },
    onError: (error, { id }) => {
      change(withdrawing(id))
      toastError(error, toasts.saveFailed, toasts.saveFailedText)
    },
    onSettled: async (_answer, _error, { id }) => {
      once.end(id)
      await settle()
    },
  })
  return (suggestion: Suggestion) => once.start(suggestion.id, () => mutate(suggestion))
}

/** Takes a suggestion and gives it back; both show at once, and the last press holds. */
export function useAccept(cachedDay: CachedDay, once: Once, announce: Announce) {
  const { toasts } = useTexts(texts)
  const { change, settle } = cachedDay
  const givenBack = useRef(new Set<number>())
  const takenAgain = useRef(new Set<number>())
  const take = useTake(cachedDay, once, announce)
  const withdraw = useMutation({
    ...usual,
    mutationFn: ({ acceptedId }: Suggestion) => call(withdrawAccepted, { id: acceptedId ?? 0 }),
    onMutate: ({ id }) => change(withdrawing(id)),
    onSuccess: (_answer, { name }) => announce(toasts.withdrawn(name)),
    onError: (error, { id, acceptedId }) => {
      change(acceptedId === null ? accepting(id) : accepted(id, acceptedId))
      toastError(error, toasts.error, toasts.undoFailed)
    },
    onSettled: async (_answer, error, suggestion) => {
      once.end(suggestion.id)
      givenBack.current.delete(suggestion.id)
      if (takenAgain.current.delete(suggestion.id) && !error) take(suggestion)
      await settle()
    },
  })
  return {
    accept: (suggestion: Suggestion) => {
      if (!givenBack.current.has(suggestion.id)) return take(suggestion)
      takenAgain.current.add(suggestion.id)
      change(accepting(suggestion.id))
    },
    /** Only what the server has numbered can be given back. */
    withdraw: (suggestion: Suggestion) => {
      if (suggestion.acceptedId === null) return
      once.start(suggestion.id, () => {
        givenBack.current.add(suggestion.id)
        withdraw.mutate(suggestion)
      })
    },
  }
}
