import { useRef } from 'react'
import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { acceptSuggestion, withdrawAccepted } from '../../accepted-contract.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'
import { accepted, accepting, withdrawing } from './day-changes.ts'
import { WRITE_KEY, type CachedDay } from './use-cached-day.ts'
import type { Once } from './use-once.ts'

type Announce = (text: string) => void

function useTake({ change, settle }: CachedDay, once: Once, announce: Announce) {
  const { toasts } = useTexts(texts)
  const { mutate } = useAction(({ id }: Suggestion) => call(acceptSuggestion, { mealId: id }), {
    mutationKey: WRITE_KEY,
    errorTitle: toasts.saveFailed,
    failed: toasts.saveFailedText,
    optimistic: ({ id }) => {
      change(accepting(id))
      return () => change(withdrawing(id))
    },
    onDone: (meal, { id, name }) => {
      change(accepted(id, meal.id))
      announce(toasts.accepted(name))
    },
    onSettled: async ({ id }) => {
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
  const withdraw = useAction(
    ({ acceptedId }: Suggestion) => call(withdrawAccepted, { id: acceptedId ?? 0 }),
    {
      mutationKey: WRITE_KEY,
      failed: toasts.undoFailed,
      optimistic: ({ id, acceptedId }) => {
        change(withdrawing(id))
        return () => change(acceptedId === null ? accepting(id) : accepted(id, acceptedId))
      },
      onDone: (_answer, { name }) => announce(toasts.withdrawn(name)),
      onSettled: async (suggestion, error) => {
        once.end(suggestion.id)
        givenBack.current.delete(suggestion.id)
        if (takenAgain.current.delete(suggestion.id) && !error) take(suggestion)
        await settle()
      },
    },
  )
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
