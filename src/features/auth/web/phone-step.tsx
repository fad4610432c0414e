import { useQuery } from '@tanstack/react-query'
import { ChefHat, MessageCircle, ShieldCheck, Store, UserRound } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formatPhone, toE164 } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { PhoneField } from '#ui/fields/phone/phone-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { PHONE_LENGTH_MIN } from '../rules.ts'
import { loginOptionsQuery } from './login-options.ts'
import { expiryOf, type SentCode } from './sending/sent-code.ts'
import { useSendCode } from './sending/use-send-code.ts'

export function PhoneStep(props: {
  phone: string
  onPhoneChange: (phone: string) => void
  /** A code that is on its way already: its number is to be changed. */
  sent: SentCode | undefined
  onSending: () => void
  onSent: (sent: SentCode) => void
  /** To the code that was sent. */
  onBack: () => void
}) {
  const { login, refusals } = useTexts(messages)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const refuse = (text: string) => {
    setError(text)
    field.current?.focus()
  }
  const { sent, onSending, onSent, onBack } = props
  const isChanging = sent !== undefined
  useEffect(() => {
    if (isChanging) field.current?.focus()
  }, [isChanging])
  const { send, isPending, isChecking } = useSendCode({ onSending, onSent, onRefused: refuse })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (props.phone.trim().length < PHONE_LENGTH_MIN) refuse(refusals.phone_too_short)
    else if (sent && isStillFor(sent, props.phone)) onBack()
    else send(props.phone)
  }
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-4xl">{login.title}</h1>
        <p className="text-muted">{login.lead}</p>
      </div>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <PhoneField
          ref={field}
          name="phone"
          label={login.phoneLabel}
          hint={login.phoneHint}
          value={props.phone}
          onChange={(phone) => {
            props.onPhoneChange(phone)
            setError(undefined)
          }}
          errorMessage={error}
          isRequired
        />
        <Button type="submit" size="lg" isBlock isPending={isPending}>
          <MessageCircle />
          {login.send}
        </Button>
        {sent && (
          <Button variant="plain" className="w-fit px-0" onClick={onBack}>
            {login.toCode}
          </Button>
        )}
        <output className="text-note text-muted empty:hidden">
          {isChecking && login.checking}
        </output>
      </form>
      <DemoAccounts
        onUse={(phone) => {
          props.onPhoneChange(phone)
          send(phone)
        }}
      />
    </>
  )
}

/** The same number again needs no other code while its own works. */
const isStillFor = (sent: SentCode, phone: string): boolean =>
  toE164(sent.phone) === toE164(phone) && expiryOf(sent).getTime() > Date.now()

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
            <span className="grid min-w-0 flex-1">
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
