import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { isConflict, type Version } from '#ui/forms/use-version.ts'
import { CHEF_KEY } from './queries.ts'
import { shellTexts } from './texts/shell-texts.ts'

interface ChefAction<Input, Result> {
  send: (input: Input) => Promise<Result>
  /** Said in a toast when it went well. */
  done: string
  failed: string
  onDone?: ((result: Result) => void) | undefined
  /** Where a whole record is replaced: its form says what someone else saved. */
  version?: Version
}

/** Something a chef does; all their pages are read again. */
export function useChefAction<Input, Result>(action: ChefAction<Input, Result>) {
  const queryClient = useQueryClient()
  const { error: errorTitle } = useTexts(shellTexts)
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: action.send,
    onSuccess: async (result) => {
      toast({ title: action.done, variant: 'success' })
      action.onDone?.(result)
      await queryClient.invalidateQueries({ queryKey: CHEF_KEY })
    },
    onError: async (failure) => {
      if (!action.version?.meet(failure)) {
        toast({
          title: errorTitle,
          text: errorText(failure, action.failed),
          variant: 'destructive',
        })
      }
      await queryClient.invalidateQueries({ queryKey: CHEF_KEY })
    },
  })
  const failure = error === null || isConflict(error) ? undefined : errorText(error, action.failed)
  return { mutate, isPending, failure, error, reset }
}
