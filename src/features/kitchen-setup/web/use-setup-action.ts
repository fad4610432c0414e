import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { SETUP_KEY, type KitchenSetup } from './queries.ts'
import { setupTexts } from './texts.ts'

interface SetupAction<Input> {
  send: (input: Input) => Promise<KitchenSetup>
  done: { title: string; text?: string }
  failed: string
  onDone: () => void
}

/** Changes the own kitchen; the answer is the kitchen as it then is. */
export function useSetupAction<Input>(setupAction: SetupAction<Input>) {
  const { error: errorTitle } = useTexts(setupTexts)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: setupAction.send,
    onSuccess: async (setup) => {
      await queryClient.cancelQueries({ queryKey: SETUP_KEY })
      queryClient.setQueryData(SETUP_KEY, setup)
      toast({ ...setupAction.done, variant: 'success' })
      setupAction.onDone()
      await queryClient.invalidateQueries({ queryKey: ['kitchen', 'own'] })
    },
    onError: (failure) =>
      toast({
        title: errorTitle,
        text: errorText(failure, setupAction.failed),
        variant: 'destructive',
      }),
  })
  const failure = error === null ? undefined : errorText(error, setupAction.failed)
  return { mutate, isPending, error, failure }
}
