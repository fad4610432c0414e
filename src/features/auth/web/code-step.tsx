import { useMutation, useQuery } from '@tanstack/react-query'
import { Clock, Mail, MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { formatClock } from '#shared/dates.ts'
import { formatPhone, toE164 } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { CodeField } from '#ui/fields/code-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { verifyOtp } from '../contract.ts'
import { messages } from '../messages.ts'
import { OTP_LENGTH_MIN } from '../rules.ts'
import { loginOptionsQuery } from './login-options.ts'
import { markSession } from './session-mark.ts'
import { EmailCode } from './sending/email-code.tsx'
import { expiryOf, type SentCode } from './sending/sent-code.ts'
import { useSendCode } from './sending/use-send-code.ts'

interface CodeStepProps {
  sent: SentCode
  onResent: (sent: SentCode) => void
  onChangePhone: () => void
  onVerified: (verified: Output<typeof verifyOtp>) => void | Promise<void>
}

export function CodeStep({ sent, onResent, onChangePhone, onVerified }: CodeStepProps) {
  const { login, demo, refusals } = useTexts(messages)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const verify = useVerify(sent.phone, onVerified, setError)
  const { data: options } = useQuery(loginOptionsQuery)
  const isDemoAccount = options?.demo?.accounts.some(({ phone }) => phone === toE164(sent.phone))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = (otp: string) => {
    if (verify.isPending) return
    if (otp.length < OTP_LENGTH_MIN) setError(refusals.otp_too_short)
    else verify.mutate(otp)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(code)
  }
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-4xl">{login.codeTitle}</h1>
        <p className="text-muted">
          {login.codeLead}{' '}
          <bdi dir="ltr" className="num inline-block font-strong whitespace-nowrap text-ink">
            {formatPhone(toE164(sent.phone) ?? sent.phone)}
          </bdi>
        </p>
        <button type="button" className="text-link min-h-11 w-fit" onClick={onChangePhone}>
          {login.changePhone}
        </button>
      </div>
      <form noValidate className="grid gap-5" onSubmit={onSubmit}>
        <CodeField
          name="otp"
          label={login.codeLabel}
          ref={field}
          length={sent.codeLength}
          value={code}
          onChange={(next) => {
            setCode(next)
            setError(undefined)
          }}
          onComplete={submit}
          errorMessage={error}
          isRequired
        />
        <Button type="submit" size="lg" isBlock isPending={verify.isPending}>
          {login.verify}
        </Button>
      </form>
      <ul className="grid gap-1">
        <li className="flex min-h-11 items-center gap-3">
          <Clock className="text-info" />
          {login.worksUntil(formatClock(expiryOf(sent)))}
        </li>
        <li className="flex min-h-11 items-center gap-3">
          <MessageCircle className="text-info" />
          <Resend sent={sent} onResent={onResent} onError={setError} />
        </li>
        {options?.email && (
          <li className="flex min-h-11 items-center gap-3">
            <Mail className="text-info" />
            <EmailCode key={sent.sentAt.getTime()} phone={sent.phone} onError={setError} />
          </li>
        )}
      </ul>
      {options?.demo && (
        <p className="rounded-card bg-subtle p-5 text-note text-muted">
          {isDemoAccount && (
            <span className="mb-1 block">
              {demo.code} <strong className="num font-strong text-ink">{options.demo.code}</strong>
            </span>
          )}
          {login.inboxHint}{' '}
          <a href="/inbox" target="_blank" rel="noreferrer" className="underline">
            {login.openInbox}
          </a>
        </p>
      )}
    </>
  )
}

function useVerify(
  phone: string,
  onVerified: CodeStepProps['onVerified'],
  onError: (text: string) => void,
) {
  const { toasts } = useTexts(messages)
  return useMutation({
    mutationFn: (otp: string) => call(verifyOtp, { phone, otp }),
    onSuccess: (verified) => {
      markSession(true)
      return onVerified(verified)
    },
    onError: (error) => {
      const text = (error instanceof CallError && error.text) || toasts.verifyFailed
      onError(text)
      toast({ title: toasts.error, text, variant: 'destructive' })
    },
  })
}

function Resend(props: {
  sent: SentCode
  onResent: (sent: SentCode) => void
  onError: (text: string) => void
}) {
  const { login } = useTexts(messages)
  const seconds = useCountdown(props.sent)
  const { send, isPending, isChecking } = useSendCode({
    onSent: props.onResent,
    onRefused: props.onError,
  })
  if (seconds > 0) return <span className="num">{login.resendIn(seconds)}</span>
  return (
    <span className="grid">
      <Button
        variant="plain"
        className="w-fit px-0"
        isPending={isPending}
        onClick={() => send(props.sent.phone)}
      >
        {login.resend}
      </Button>
      <output className="text-note text-muted empty:hidden">{isChecking && login.checking}</output>
    </span>
  )
}

/** Seconds left until another code may be asked for; starts again with every code sent. */
function useCountdown(sent: SentCode): number {
  const [left, setLeft] = useState(sent.resendAfterSeconds)
  useEffect(() => {
    const endsAt = sent.sentAt.getTime() + sent.resendAfterSeconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [sent])
  return left
}
