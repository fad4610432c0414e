import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { sendCode } from './send-code.ts'
import type { SentCode } from './sent-code.ts'

/** Asks for a code. `isChecking` while the browser works on its proof. */
export function useSendCode(props: {
  onSending?: () => void
  onSent: (sent: SentCode) => void
  onRefused: (text: string) => void
}) {
  const { toasts } = useTexts(messages)
  const [isChecking, setIsChecking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (phone: string) => sendCode(phone, () => setIsChecking(true)),
    ...(props.onSending && { onMutate: props.onSending }),
    onSuccess: ({ expiresInSeconds, resendAfterSeconds, codeLength }, phone) =>
      props.onSent({
        phone,
        sentAt: new Date(),
        expiresInSeconds,
        resendAfterSeconds,
        codeLength,
      }),
    onError: (failure) => {
      const text = (failure instanceof CallError && failure.text) || toasts.sendFailed
      props.onRefused(text)
      toast({ title: toasts.error, text, variant: 'destructive' })
    },
    onSettled: () => setIsChecking(false),
  })
  return { send: mutate, isPending, isChecking }
}
