import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { refreshSuggestions } from '../../contract.ts'
import { texts } from '../texts.ts'
import type { Refresh } from '../use-table.ts'
import { toastError } from './toast-error.ts'
import { WRITE_KEY, type CachedDay } from './use-cached-day.ts'
import type { Once } from './use-once.ts'

const WHOLE_DAY = 0

/** New dishes for all that were not accepted. */
export function useRefresh({ change, settle }: CachedDay, once: Once) {
  const { toasts } = useTexts(texts)
  const { mutate, isPending } = useMutation({
    mutationKey: WRITE_KEY,
    networkMode: 'always',
    mutationFn: ({ wish }: Refresh) => call(refreshSuggestions, { wish }),
    onSuccess: (day) => {
      change(() => day)
      toast({ title: toasts.refreshed, text: toasts.refreshedText, variant: 'success' })
    },
    onError: (error) => toastError(error, toasts.error, toasts.refreshFailed),
    onSettled: async () => {
      once.end(WHOLE_DAY)
      await settle()
    },
  })
  return {
    isRefreshing: isPending,
    refresh: (how: Refresh = {}) =>
      once.start(WHOLE_DAY, () => mutate(how, { onSuccess: () => how.onDone?.() })),
  }
}
