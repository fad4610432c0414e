import { useQueryClient } from '@tanstack/react-query'
import type { Send } from '#ui/actions/action-options.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useLanguage } from '#ui/language.tsx'
import { CHEF_EVENT_KEY, chefEventKey, CHEF_EVENTS_KEY, type ChefEventDetail } from './queries.ts'

interface EventAction<Input> {
  send: Send<Input, ChefEventDetail>
  done: { title: string; text?: string }
  errorTitle: string
  failed: string
  onDone: () => void
}

/** Changes an event; the answer is the event as it then is. */
export function useEventAction<Input>({ send, onDone, ...action }: EventAction<Input>) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return useAction(send, {
    ...action,
    onDone: (detail) => {
      queryClient.setQueryData(chefEventKey(language, detail.event.id), detail)
      onDone()
    },
    refreshes: [CHEF_EVENT_KEY, CHEF_EVENTS_KEY],
  })
}
