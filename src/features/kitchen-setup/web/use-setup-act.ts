import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/writing/error-text.ts'
import { SETUP_KEY, type KitchenSetup } from './queries.ts'
import { setupTexts } from './texts.ts'

interface SetupAct<Input> {
  send: (input: Input) => Promise<KitchenSetup>
  done: { title: string; text?: string }
  failed: string
  onDone: () => void
}

/** Changes the own kitchen; the answer is the kitchen as it then is. */
export function useSetupAct<Input>(setupAct: SetupAct<Input>) {
  const { error: errorTitle } = useTexts(setupTexts)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: setupAct.send,
    onSuccess: async (setup) => {
      await queryClient.cancelQueries({ queryKey: SETUP_KEY })
      queryClient.setQueryData(SETUP_KEY, setup)
      toast({ ...setupAct.done, variant: 'success' })
      setupAct.onDone()
      await queryClient.invalidateQueries({ queryKey: ['kitchen', 'own'] })
    },
    onError: (failure) =>
      toast({
        title: errorTitle,
        text: errorText(failure, setupAct.failed),
        variant: 'destructive',
      }),
  })
  const failure = error === null ? undefined : errorText(error, setupAct.failed)
  return { act: mutate, isPending, error, failure }
}
