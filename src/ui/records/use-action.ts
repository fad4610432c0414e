import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { toast } from '../feedback/toast.ts'
import { useTexts } from '../texts.ts'
import { errorText } from '../forms/error-text.ts'
import type { Version } from '../forms/use-version.ts'
import { useWayOut } from '../forms/use-way-out.ts'
import { useGuard } from './guard.ts'
import { recordTexts } from './texts.ts'

interface Action<Input, Result> {
  run: (input: Input) => Promise<Result>
  /** What the toast says. */
  done: string
  /** What is looked up again. */
  touches: readonly QueryKey[]
  onDone?: (result: Result) => void
  /** Where a whole record is replaced: its form says what someone else saved. */
  version?: Version
}

/** Something that the staff does: once, reported in a toast, and shown again. */
export function useAction<Input = void, Result = unknown>({
  run,
  done,
  touches,
  onDone,
  version,
}: Action<Input, Result>) {
  const words = useTexts(recordTexts)
  const wayOut = useWayOut()
  const asksFor = useGuard()
  const queryClient = useQueryClient()
  const action = useMutation({
    networkMode: 'always',
    mutationFn: run,
    onSuccess: async (result) => {
      await Promise.all(touches.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      toast({ title: done, variant: 'success' })
      onDone?.(result)
    },
    onError: (error, input) => {
      if (asksFor(error, () => action.mutate(input))) return
      if (version?.meet(error)) return
      toast({
        title: words.error,
        text: errorText(error, words.actionFailed),
        variant: 'destructive',
        ...wayOut(error),
      })
    },
  })
  return action
}
