import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#ui/texts.ts'
import { factorMessages } from '../../factor-messages.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  verifySecondFactor,
} from '../../second-factor-contract.ts'
import { logout } from '../../session-contract.ts'
import type { SessionUser } from '../queries.ts'
import { markSession } from '../session-mark.ts'
import { FactorCode } from './factor-code.tsx'
import { KeyParts } from './key-parts.tsx'
import type { FactorStep } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useFactorCall } from './use-factor-call.ts'

interface LoginFactorProps {
  step: FactorStep
  onDone: (user: SessionUser) => void
  /** The half session is left: the login begins again. */
  onLeft: () => void
}

/** After the WhatsApp code, for staff: the code of their app, or setting one up first. */
export const LoginFactor = ({ step, ...rest }: LoginFactorProps) =>
  step === 'ask' ? <Ask {...rest} /> : <Enrol {...rest} />

type StepProps = Omit<LoginFactorProps, 'step'>

function Leave({ onLeft }: Pick<LoginFactorProps, 'onLeft'>) {
  const { ask } = useTexts(factorMessages)
  const leave = useMutation({
    mutationFn: () => call(logout),
    onSuccess: () => markSession(false),
    onSettled: onLeft,
  })
  return (
    <button type="button" className="text-link min-h-11 w-fit" onClick={() => leave.mutate()}>
      {ask.otherNumber}
    </button>
  )
}

function Ask({ onDone, onLeft }: StepProps) {
  const { ask } = useTexts(factorMessages)
  const verify = useFactorCall(
    (code) => call(verifySecondFactor, { code }),
    ({ user }) => onDone(user),
  )
  return (
    <>
      <StepHead title={ask.title}>{ask.lead}</StepHead>
      <FactorCode {...verify} label={ask.codeLabel} confirmLabel={ask.confirm} takesRecovery />
      <p className="text-note text-muted">{ask.lost}</p>
      <Leave onLeft={onLeft} />
    </>
  )
}

function Enrol({ onDone, onLeft }: StepProps) {
  const { enrol, codes } = useTexts(factorMessages)
  const [done, setDone] = useState<Output<typeof confirmEnrolment>>()
  const key = useQuery({
    queryKey: ['second-factor-key'],
    queryFn: () => call(beginEnrolment, {}),
    staleTime: Infinity,
    gcTime: 0,
  })
  const confirm = useFactorCall((code) => call(confirmEnrolment, { code }), setDone)
  if (done) {
    return (
      <>
        <StepHead title={codes.title}>{codes.lead}</StepHead>
        <RecoveryCodes codes={done.recoveryCodes} onDone={() => onDone(done.user)} />
      </>
    )
  }
  return (
    <>
      <StepHead title={enrol.title}>{enrol.lead}</StepHead>
      {key.data ? (
        <>
          <KeyParts uri={key.data.uri} keyText={key.data.key} />
          <FactorCode {...confirm} label={enrol.code} confirmLabel={enrol.confirm} />
        </>
      ) : key.error ? (
        <ErrorState
          title={enrol.failed}
          isRetrying={key.isFetching}
          onRetry={() => void key.refetch()}
        >
          {enrol.failedText}
        </ErrorState>
      ) : (
        <SkeletonGroup label={enrol.loading}>
          <Skeleton className="h-80 w-full" />
        </SkeletonGroup>
      )}
      <Leave onLeft={onLeft} />
    </>
  )
}

const StepHead = (props: { title: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <h1 className="text-4xl">{props.title}</h1>
    <p className="text-muted">{props.children}</p>
  </div>
)
