import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { restoreSuggestion } from '../../contract.ts'
import { allowDish } from '../../preferences-contract.ts'
import { texts } from '../texts.ts'
import { inPlaceOf } from './day-changes.ts'
import { WRITE_KEY, type CachedDay } from './use-cached-day.ts'
import type { Once } from './use-once.ts'

interface Restoring {
  /** The suggestion that came. */
  id: number
  /** The dish that comes back, where it was not to come again. */
  bannedDishId?: number
}

const restore = async ({ id, bannedDishId }: Restoring) => {
  if (bannedDishId !== undefined) await call(allowDish, { id: bannedDishId })
  return call(restoreSuggestion, { id })
}

/** Brings back the dish in whose place another one came. */
export function useRestore({ change, settle }: CachedDay, once: Once) {
  const { toasts } = useTexts(texts)
  const { mutate } = useAction(restore, {
    mutationKey: WRITE_KEY,
    done: ({ name }) => toasts.kept(name),
    failed: toasts.restoreFailed,
    onDone: (suggestion, { id }) => change(inPlaceOf(id, suggestion)),
    onSettled: async ({ id }) => {
      once.end(id)
      await settle()
    },
  })
  return (restoring: Restoring) => once.start(restoring.id, () => mutate(restoring))
}
