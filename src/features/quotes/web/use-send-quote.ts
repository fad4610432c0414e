import { useMutation } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { createCustomQuote } from '../contract.ts'
import { messages } from '../messages.ts'
import type { QuoteValues } from './quote-form.tsx'

interface Listeners {
  onSent: (answer: Output<typeof createCustomQuote>) => void
  /** What the server says in its own words, for the form as a whole and for single fields. */
  onError: (text: string, fields: Readonly<Record<string, string>>) => void
}

export function useSendQuote({ onSent, onError }: Listeners) {
  const { toasts } = useTexts(messages)
  return useMutation({
    mutationFn: (input: QuoteValues & { website: string }) => call(createCustomQuote, input),
    onSuccess: (answer) => {
      toast({ title: toasts.success, text: toasts.submitted, variant: 'success' })
      onSent(answer)
    },
    onError: (error) => {
      const isAnswer = error instanceof CallError && !error.isNetwork
      onError((isAnswer && error.text) || toasts.failed, isAnswer ? error.fields : {})
      toast({ title: toasts.failedTitle, text: toasts.failed, variant: 'destructive' })
    },
  })
}
