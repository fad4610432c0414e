import { ArrowLeft } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../messages.ts'
import type { FactorStep } from './factor/queries.ts'
import { PhoneStep } from './phone-step.tsx'
import { useSentCode } from './sending/sent-code.ts'
import { useFinishLogin } from './use-finish-login.ts'

const loadCodeStep = () => import('./code-step.tsx')
/** Loaded while the code is on its way. */
const CodeStep = lazyPart(async () => (await loadCodeStep()).CodeStep)
const LoginFactor = lazyPart(async () => (await import('./factor/login-factor.tsx')).LoginFactor)

interface LoginPageProps {
  redirectTo: string | undefined
  /** An application was approved just now, which ended the session. */
  isApproved: boolean
  languageSwitch: ReactNode
  /** Where a login that was begun before goes on. */
  openStep: FactorStep | undefined
}

export function LoginPage(props: LoginPageProps) {
  const { login } = useTexts(messages)
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useSentCode()
  const [isChanging, setChanging] = useState(false)
  const [factor, setFactor] = useState(props.openStep)
  const finish = useFinishLogin(props.redirectTo)
  return (
    <div className="grid min-h-dvh grid-cols-1 content-start lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:content-stretch lg:p-5">
      <Welcome />
      <main
        id="content"
        className="grid w-full grid-cols-1 content-start px-5 pb-12 md:max-lg:mx-auto md:max-lg:max-w-130 lg:ps-16 lg:pe-12 lg:pt-6"
      >
        <div className="flex min-h-15 items-center justify-between gap-4">
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2.5 font-strong no-underline hover:underline"
          >
            <ArrowLeft className="flip" />
            {login.back}
          </a>
          {props.languageSwitch}
        </div>
        <div className="grid w-full max-w-120 content-start gap-5 lg:mt-14 lg:gap-6">
          {props.isApproved && (
            <Notice tone="ok" isLive title={login.approved}>
              {login.approvedLead}
            </Notice>
          )}
          {factor ? (
            <Suspense fallback={<div className="h-96" aria-busy="true" />}>
              <LoginFactor
                step={factor}
                onDone={finish}
                onLeft={() => {
                  setFactor(undefined)
                  setSent(undefined)
                }}
              />
            </Suspense>
          ) : sent && !isChanging ? (
            <Suspense fallback={<div className="h-96" aria-busy="true" />}>
              <CodeStep
                key={sent.phone}
                sent={sent}
                onResent={setSent}
                onChangePhone={() => {
                  setPhone(sent.phone)
                  setChanging(true)
                }}
                onVerified={({ user, secondFactor }) => {
                  setSent(undefined)
                  return secondFactor === 'none' ? finish(user) : setFactor(secondFactor)
                }}
              />
            </Suspense>
          ) : (
            <PhoneStep
              phone={phone}
              onPhoneChange={setPhone}
              sent={sent}
              onSending={() => void loadCodeStep()}
              onSent={(next) => {
                setSent(next)
                setChanging(false)
              }}
              onBack={() => setChanging(false)}
            />
          )}
          <p className="text-note text-muted">
            {login.accept}
            <a href="/terms" className="underline">
              {login.terms}
            </a>
            {login.and}
            <a href="/privacy" className="underline">
              {login.privacy}
            </a>
            .
          </p>
        </div>
      </main>
    </div>
  )
}

/** A laid cloth: next to the form, or a strip with its edge above it on the phone. */
function Welcome() {
  const { login } = useTexts(messages)
  return (
    <header className="grid">
      <Cloth
        colour="gulf"
        corner="none"
        className="relative h-44 overflow-hidden px-5 pt-5 [--logo-hole:var(--cloth-gulf)] lg:h-auto lg:rounded-cloth lg:px-11 lg:pt-9"
      >
        <Logo />
        <div className="relative z-1 hidden content-start gap-5 lg:mt-11 lg:grid">
          <p className="display text-[3.75rem] leading-tight rtl:text-[2.875rem]">
            {login.promise}
          </p>
          <p className="max-w-[26em] text-lg text-on-cloth-muted">{login.promiseLead}</p>
          <p className="max-w-80 rounded-tile rounded-es-none bg-card p-4 text-ink">
            {login.sample}
          </p>
        </div>
        <Plate
          slug="machboos"
          version={PLATES_VERSION}
          size={560}
          alt=""
          isUrgent
          className="absolute end-4 top-5 w-56 lg:start-1/2 lg:end-auto lg:top-auto lg:-bottom-36 lg:w-140 lg:-translate-x-1/2 lg:rtl:translate-x-1/2"
        />
        <div
          aria-hidden="true"
          className="mark mask-cloth-edge absolute inset-x-0 bottom-0 h-3.5 bg-bg lg:hidden"
        />
      </Cloth>
    </header>
  )
}
