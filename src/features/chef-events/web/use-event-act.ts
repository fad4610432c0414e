import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { errorText } from '#ui/writing/error-text.ts'
import { useWayOut } from '#ui/writing/use-way-out.ts'
import { CHEF_EVENT_KEY, chefEventKey, CHEF_EVENTS_KEY, type ChefEventDetail } from './queries.ts'

interface EventAct<Input> {
  send: (input: Input) => Promise<ChefEventDetail>
  done: { title: string; text?: string }
  errorTitle: string
  failed: string
  onDone: () => void
}

/** Changes an event; the answer is the event as it then is. */
export function useEventAct<Input>(act: EventAct<Input>) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const wayOut = useWayOut()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: act.send,
    onSuccess: async (detail) => {
      queryClient.setQueryData(chefEventKey(language, detail.event.id), detail)
      toast({ ...act.done, variant: 'success' })
      act.onDone()
      await queryClient.invalidateQueries({ queryKey: CHEF_EVENTS_KEY })
    },
    onError: async (failure) => {
      toast({
        title: act.errorTitle,
        text: errorText(failure, act.failed),
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
    act: mutate,
    isPending,
    failure: error === null ? undefined : errorText(error, act.failed),
  }
}
