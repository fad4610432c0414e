import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { errorText } from '#ui/forms/error-text.ts'
import { useWayOut } from '#ui/forms/use-way-out.ts'
import { CHEF_EVENT_KEY, chefEventKey, CHEF_EVENTS_KEY, type ChefEventDetail } from './queries.ts'

interface EventAction<Input> {
  send: (input: Input) => Promise<ChefEventDetail>
  done: { title: string; text?: string }
  errorTitle: string
  failed: string
  onDone: () => void
}

/** Changes an event; the answer is the event as it then is. */
export function useEventAction<Input>(action: EventAction<Input>) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const wayOut = useWayOut()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: action.send,
    onSuccess: async (detail) => {
      queryClient.setQueryData(chefEventKey(language, detail.event.id), detail)
      toast({ ...action.done, variant: 'success' })
      action.onDone()
      await queryClient.invalidateQueries({ queryKey: CHEF_EVENTS_KEY })
    },
    onError: async (failure) => {
      toast({
        title: action.errorTitle,
        text: errorText(failure, action.failed),
        variant: 'destructive',
        ...wayOut(failure),
      })
      await Promise.all(
        [CHEF_EVENT_KEY, CHEF_EVENTS_KEY].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
  return {
    mutate,
    isPending,
    failure: error === null ? undefined : errorText(error, action.failed),
  }
}
