import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ChefHat, MessageCircle, ShieldCheck, Store, UserRound } from 'lucide-react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call, CallError } from '#shared/call.ts'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { toast } from '#ui/feedback/toast.ts'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { phoneField, requestOtp } from '../contract.ts'
import { messages } from '../messages.ts'
import type { SentCode } from './login-page.tsx'
import { loginOptionsQuery } from './login-options.ts'

const form = z.object({ phone: phoneField })

export function PhoneStep(props: {
  phone: string
  onPhoneChange: (phone: string) => void
  onSent: (sent: SentCode) => void
}) {
  const { login, refusals, toasts } = useTexts(messages)
  const { control, handleSubmit, setError, setValue } = useForm<{ phone: string }>({
    resolver: standardSchemaResolver(form),
    defaultValues: { phone: props.phone },
  })
  const send = useMutation({
    mutationFn: ({ phone }: { phone: string }) => call(requestOtp, { phone }),
    onSuccess: ({ expiresInSeconds, resendAfterSeconds }, { phone }) => {
      props.onPhoneChange(phone)
      props.onSent({ phone, sentAt: new Date(), expiresInSeconds, resendAfterSeconds })
    },
    onError: (error) => {
      const text = (error instanceof CallError && error.text) || toasts.sendFailed
      setError('phone', { message: text }, { shouldFocus: true })
      toast({ title: toasts.error, text, variant: 'destructive' })
    },
  })
  const sayError = (message: string | undefined) =>
    message && (message in refusals ? refusals[message as 'phone_too_short'] : message)

  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-4xl">{login.title}</h1>
        <p className="text-muted">{login.lead}</p>
      </div>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit((values) => send.mutate(values))}
      >
        <Controller
          name="phone"
          control={control}
          render={({ field, fieldState }) => (
            <PhoneField
              {...field}
              label={login.phoneLabel}
              hint={login.phoneHint}
              errorMessage={sayError(fieldState.error?.message)}
              isRequired
            />
          )}
        />
        <Button type="submit" size="lg" isBlock isPending={send.isPending}>
          <MessageCircle />
          {login.send}
        </Button>
      </form>
      <DemoAccounts
        onUse={(phone) => {
          setValue('phone', phone)
          send.mutate({ phone })
        }}
      />
    </>
  )
}

/** Only where demo mode is on: the server names the accounts and their code, or none. */
function DemoAccounts({ onUse }: { onUse: (phone: string) => void }) {
  const { demo } = useTexts(messages)
  const { data } = useQuery(loginOptionsQuery)
  if (!data?.demo) return null
  return (
    <section aria-labelledby="demo-title" className="rounded-card bg-subtle p-5">
      <h2 id="demo-title" className="text-lg">
        {demo.title}
      </h2>
      <p className="mb-2 text-note text-muted">
        {demo.lead} <strong className="num font-strong text-ink">{data.demo.code}</strong>
      </p>
      <ul>
        {data.demo.accounts.map(({ phone, role }) => (
          <li key={phone} className="flex items-center gap-3 border-t-line border-hairline py-2.5">
            <RoleMark role={role} />
            <span className="grid flex-1">
              <span className="font-strong">{demo[role]}</span>
              <bdi dir="ltr" className="num w-fit text-note text-muted">
                {formatPhone(phone)}
              </bdi>
            </span>
            <Button
              variant="line"
              size="sm"
              aria-label={`${demo.use}: ${demo[role]}`}
              onClick={() => onUse(phone)}
            >
              {demo.use}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ROLE_MARKS = {
  customer: { Icon: UserRound, cloth: 'bg-cloth-pistachio' },
  restaurant: { Icon: Store, cloth: 'bg-cloth-apricot' },
  chef: { Icon: ChefHat, cloth: 'bg-cloth-blush' },
  admin: { Icon: ShieldCheck, cloth: 'bg-cloth-lilac' },
}

function RoleMark({ role }: { role: keyof typeof ROLE_MARKS }) {
  const { Icon, cloth } = ROLE_MARKS[role]
  return (
    <span className={cx('grid size-10 place-items-center rounded-full text-on-cloth', cloth)}>
      <Icon />
    </span>
  )
}
