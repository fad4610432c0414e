import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/writing/error-text.ts'
import { isConflict, type Version } from '#ui/writing/use-version.ts'
import { CHEF_KEY } from './queries.ts'
import { shellTexts } from './texts/shell-texts.ts'

interface ChefAct<Input, Result> {
  send: (input: Input) => Promise<Result>
  /** Said in a toast when it went well. */
  done: string
  failed: string
  onDone?: ((result: Result) => void) | undefined
  /** Where a whole record is replaced: its form says what someone else saved. */
  version?: Version
}

/** Something a chef does; all their pages are read again. */
export function useChefAct<Input, Result>(act: ChefAct<Input, Result>) {
  const queryClient = useQueryClient()
  const { error: errorTitle } = useTexts(shellTexts)
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: act.send,
    onSuccess: async (result) => {
      toast({ title: act.done, variant: 'success' })
      act.onDone?.(result)
      await queryClient.invalidateQueries({ queryKey: CHEF_KEY })
    },
    onError: async (failure) => {
      if (!act.version?.meet(failure)) {
        toast({ title: errorTitle, text: errorText(failure, act.failed), variant: 'destructive' })
      }
      await queryClient.invalidateQueries({ queryKey: CHEF_KEY })
    },
  })
  const failure = error === null || isConflict(error) ? undefined : errorText(error, act.failed)
  return { act: mutate, isPending, failure, error, reset }
}
