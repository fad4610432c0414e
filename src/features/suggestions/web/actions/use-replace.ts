import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { replaceSuggestion, restoreSuggestion } from '../../contract.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'
import { both, counted, inPlaceOf } from './day-changes.ts'
import { WRITE_KEY, type CachedDay } from './use-cached-day.ts'
import type { Once } from './use-once.ts'
import { useRestore } from './use-restore.ts'
import { useWaiting } from './use-waiting.ts'

interface Replacement {
  suggestion: Suggestion
  isNeverAgain: boolean
}

/** Puts another dish in the place of one, and brings it back. */
export function useReplace({ change, settle }: CachedDay, once: Once, onNoneLeft: () => void) {
  const { card, toasts } = useTexts(texts)
  const { waiting, note, isKept } = useWaiting()
  const bringBack = useRestore({ change, settle }, once)
  const sayReplaced = (now: Suggestion, { suggestion: before, isNeverAgain }: Replacement) =>
    toast({
      title: isNeverAgain ? toasts.never(before.name) : toasts.replaced(before.name, now.name),
      action: {
        label: card.undo,
        onPress: () =>
          bringBack({ id: now.id, ...(isNeverAgain && { bannedDishId: before.dishId }) }),
      },
    })
  const send = async ({ suggestion: { id }, isNeverAgain }: Replacement) => {
    const answer = await call(replaceSuggestion, { id, isNeverAgain })
    if (!isKept(id)) return answer
    const { id: other } = answer.suggestion
    return { ...answer, suggestion: await call(restoreSuggestion, { id: other }) }
  }
  const { mutate } = useAction(send, {
    mutationKey: WRITE_KEY,
    failed: toasts.replaceFailed,
    optimistic: ({ suggestion: { id } }) => note(id, 'replaced'),
    onDone: ({ suggestion, replacementsRemaining }, replacement) => {
      const before = replacement.suggestion
      change(both(inPlaceOf(before.id, suggestion), counted(replacementsRemaining)))
      if (suggestion.dishId === before.dishId) toast({ title: toasts.kept(before.name) })
      else sayReplaced(suggestion, replacement)
    },
    onRefused: {
      no_replacements_left: () => {
        onNoneLeft()
        return true
      },
    },
    onSettled: async ({ suggestion: { id } }) => {
      note(id, undefined)
      once.end(id)
      await settle()
    },
  })
  return {
    waiting,
    replace: (suggestion: Suggestion, isNeverAgain = false) =>
      once.start(suggestion.id, () => mutate({ suggestion, isNeverAgain })),
    /** The other dish may come all the same; then this one is asked back. */
    keep: ({ id }: Suggestion) => note(id, 'kept'),
    bringBack: ({ id }: Suggestion) => bringBack({ id }),
  }
}
