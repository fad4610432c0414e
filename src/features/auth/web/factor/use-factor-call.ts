import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { useTexts } from '#ui/texts.ts'
import { factorMessages } from '../../factor-messages.ts'

/** A call that carries a code; what the server says against the code is next to the field. */
export function useFactorCall<Result>(
  send: (code: string) => Promise<Result>,
  onDone: (result: Result) => void | Promise<void>,
) {
  const { ask } = useTexts(factorMessages)
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: onDone,
    onError: (failure) => setError((failure instanceof CallError && failure.text) || ask.failed),
  })
  return { onCode: mutate, isPending, error, onChange: () => setError(undefined) }
}
