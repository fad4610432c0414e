import { useMutation } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { emailOtp } from '../../email-contract.ts'
import { emailMessages } from '../../email-messages.ts'
import { messages } from '../../messages.ts'

/** Offered to everyone and answered alike, so it says nothing about whose number it is. */
export function EmailCode({ phone, onError }: { phone: string; onError: (text: string) => void }) {
  const { login } = useTexts(emailMessages)
  const { toasts } = useTexts(messages)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(emailOtp, { phone }),
    onError: (failure) => {
      const text = (failure instanceof CallError && failure.text) || login.failed
      onError(text)
      toast({ title: toasts.error, text, variant: 'destructive' })
    },
  })
  if (isSuccess) return <output className="text-note text-muted">{login.asked}</output>
  return (
    <button
      type="button"
      className="text-link min-h-11 w-fit text-start"
      aria-busy={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {login.ask}
    </button>
  )
}
