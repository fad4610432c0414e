import { call } from '#shared/wire/call.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { factorMessages } from '../../factor-messages.ts'
import { verifySecondFactor } from '../../second-factor-contract.ts'
import { FactorCode } from './factor-code.tsx'
import { useFactorCall } from './use-factor-call.ts'

/** Asks for a new code before a sensitive action. */
export function FreshCodeDialog(props: { onGiven: () => void; onClose: () => void }) {
  const { fresh, ask } = useTexts(factorMessages)
  const verify = useFactorCall((code) => call(verifySecondFactor, { code }), props.onGiven)
  return (
    <Dialog isOpen title={fresh.title} onClose={props.onClose}>
      <div className="grid gap-4">
        <p className="text-muted">{fresh.lead}</p>
        <FactorCode {...verify} label={ask.codeLabel} confirmLabel={ask.confirm} takesRecovery />
      </div>
    </Dialog>
  )
}
