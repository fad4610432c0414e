import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Plate } from '#ui/food/plate.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { useTexts } from '#ui/texts.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { messages } from '../messages.ts'
import { CodeStep } from './code-step.tsx'
import { PhoneStep } from './phone-step.tsx'

/** A code that was sent: where to, and since when another may be asked for. */
export interface SentCode {
  phone: string
  resendAfterSeconds: number
}

export function LoginPage({ redirectTo }: { redirectTo: string }) {
  const { login } = useTexts(messages)
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<SentCode>()
  return (
    <div className="grid min-h-dvh gap-5 p-3 md:grid-cols-[1.1fr_1fr] md:p-5">
      <Welcome />
      <main id="content" className="grid content-start gap-10 px-3 pb-20 md:px-12 md:pt-6">
        <div className="flex min-h-11 items-center">
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2.5 font-strong no-underline hover:underline"
          >
            <ArrowLeft className="flip" />
            {login.back}
          </a>
        </div>
        <div className="grid w-full max-w-120 content-start gap-6 md:mt-10">
          {sent ? (
            <CodeStep
              sent={sent}
              onResent={setSent}
              onChangePhone={() => setSent(undefined)}
              redirectTo={redirectTo}
            />
          ) : (
            <PhoneStep phone={phone} onPhoneChange={setPhone} onSent={setSent} />
          )}
          <p className="text-note text-muted">
            {login.accept} <a href="/terms">{login.terms}</a> {login.and}{' '}
            <a href="/privacy">{login.privacy}</a>.
          </p>
        </div>
      </main>
    </div>
  )
}

function Welcome() {
  const { login } = useTexts(messages)
  return (
    <Cloth
      colour="gulf"
      corner="panel"
      className="relative grid content-start gap-5 overflow-hidden px-6 pt-6 pb-40 [--logo-hole:var(--cloth-gulf)] md:px-11 md:pt-9 md:pb-0"
    >
      <Logo />
      <p className="display mt-2 text-4xl md:mt-6 md:text-[3.75rem] md:leading-tight">
        {login.promise}
      </p>
      <p className="max-w-[26em] text-lg text-on-cloth-muted">{login.promiseLead}</p>
      <p className="hidden max-w-80 rounded-tile rounded-es-none bg-card p-4 text-ink md:block">
        {login.sample}
      </p>
      <Plate
        slug="machboos"
        version={PLATES_VERSION}
        size={560}
        alt=""
        isUrgent
        className="absolute start-1/2 -bottom-40 w-70 -translate-x-1/2 md:-bottom-24 md:w-140 rtl:translate-x-1/2"
      />
    </Cloth>
  )
}
