import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { refreshSuggestions } from '../../contract.ts'
import { texts } from '../texts.ts'
import type { Refresh } from '../use-table.ts'
import { WRITE_KEY, type CachedDay } from './use-cached-day.ts'
import type { Once } from './use-once.ts'

const WHOLE_DAY = 0

/** New dishes for all that were not accepted. */
export function useRefresh({ change, settle }: CachedDay, once: Once) {
  const { toasts } = useTexts(texts)
  const { mutate, isPending } = useAction(
    ({ wish }: Refresh) => call(refreshSuggestions, { wish }),
    {
      mutationKey: WRITE_KEY,
      done: { title: toasts.refreshed, text: toasts.refreshedText },
      failed: toasts.refreshFailed,
      onDone: (day, { onDone }) => {
        change(() => day)
        onDone?.()
      },
      onSettled: async () => {
        once.end(WHOLE_DAY)
        await settle()
      },
    },
  )
  return {
    isRefreshing: isPending,
    refresh: (how: Refresh = {}) => once.start(WHOLE_DAY, () => mutate(how)),
  }
}
