import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { factorMessages } from '../../factor-messages.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  renewRecoveryCodes,
} from '../../second-factor-contract.ts'
import { FactorCode } from '../factor/factor-code.tsx'
import { KeyParts } from '../factor/key-parts.tsx'
import { RecoveryCodes } from '../factor/recovery-codes.tsx'
import { useFactorCall } from '../factor/use-factor-call.ts'

interface FactorDialogProps {
  change: 'renew' | 'replace'
  onClose: (isDone: boolean) => void
}

/** A code of the present app, then ten new codes or another app. The codes are shown to the end. */
export function FactorDialog({ change, onClose }: FactorDialogProps) {
  const { card, codes: words } = useTexts(factorMessages)
  const [codes, setCodes] = useState<readonly string[]>()
  const title = change === 'renew' ? card.renewTitle : card.replaceTitle
  const keep = (given: { recoveryCodes: readonly string[] }) => setCodes(given.recoveryCodes)
  return (
    <Dialog
      isOpen
      title={codes ? words.title : title}
      isQuestion={codes !== undefined}
      onClose={() => onClose(codes !== undefined)}
    >
      <div className="grid gap-4">
        {codes ? (
          <>
            <p className="text-muted">{words.lead}</p>
            <RecoveryCodes codes={codes} onDone={() => onClose(true)} />
          </>
        ) : change === 'renew' ? (
          <Renew onDone={keep} />
        ) : (
          <Replace onDone={keep} />
        )}
      </div>
    </Dialog>
  )
}

interface StepProps {
  onDone: (given: { recoveryCodes: readonly string[] }) => void
}

function Renew({ onDone }: StepProps) {
  const { card, ask } = useTexts(factorMessages)
  const renew = useFactorCall((code) => call(renewRecoveryCodes, { code }), onDone)
  return (
    <>
      <p className="text-muted">{card.renewLead}</p>
      <FactorCode {...renew} label={ask.codeLabel} confirmLabel={card.renew} />
      <p className="text-note text-muted">{card.appOnly}</p>
    </>
  )
}

function Replace({ onDone }: StepProps) {
  const { card, ask, enrol } = useTexts(factorMessages)
  const [key, setKey] = useState<Output<typeof beginEnrolment>>()
  const begin = useFactorCall((code) => call(beginEnrolment, { code }), setKey)
  const confirm = useFactorCall((code) => call(confirmEnrolment, { code }), onDone)
  if (!key) {
    return (
      <>
        <p className="text-muted">{card.replaceLead}</p>
        <FactorCode {...begin} label={ask.codeLabel} confirmLabel={ask.confirm} />
        <p className="text-note text-muted">{card.appOnly}</p>
      </>
    )
  }
  return (
    <>
      <KeyParts uri={key.uri} keyText={key.key} />
      <FactorCode key="new" {...confirm} label={enrol.code} confirmLabel={enrol.confirm} />
    </>
  )
}
