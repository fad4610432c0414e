import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../feedback/toast.ts'
import type { Version } from './use-version.ts'

const TIMEOUT_MS = 15_000

interface Write<Input, Result> {
  send: (input: Input, signal: AbortSignal) => Promise<Result>
  onSuccess: (result: Result) => Promise<void>
  errorTitle: string
  errorText: (error: unknown) => string
  onError: (error: unknown) => Promise<void>
  /** Where the write replaces a whole record: its form says what someone else saved. */
  version?: Version
}

/** A write that gives up in time; what went wrong is said in a toast and stays as `failure`. */
export function useWrite<Input, Result>(write: Write<Input, Result>) {
  const [failure, setFailure] = useState<string>()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => write.send(input, AbortSignal.timeout(TIMEOUT_MS)),
    onSuccess: write.onSuccess,
    onError: async (error) => {
      if (write.version?.meet(error)) return write.onError(error)
      const text = write.errorText(error)
      setFailure(text)
      toast({ title: write.errorTitle, text, variant: 'destructive' })
      await write.onError(error)
    },
  })
  return { mutate, isPending, failure, clearFailure: () => setFailure(undefined) }
}
