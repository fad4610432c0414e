import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { confirmPayment, REFERENCE_MAX } from '../../contract.ts'
import { adminTexts } from '../admin/admin-texts.ts'
import { ADMIN_KEY, type PaymentToSettle } from '../admin/queries.ts'

const EVIDENCE_MIN = 10
const EVIDENCE_MAX = 2000

interface ArrivalDialogProps {
  payment: PaymentToSettle
  onClose: () => void
}

/** What arrived of a transfer or of coins: its own number, how much, and what proves it. */
export function ArrivalDialog({ payment, onClose }: ArrivalDialogProps) {
  const words = useTexts(adminTexts)
  const [reference, setReference] = useState('')
  const [amount, setAmount] = useState(String(payment.transfer?.missing ?? payment.amount))
  const [evidence, setEvidence] = useState('')
  const received = Number(toLatinDigits(amount).replaceAll(',', ''))
  const { mutate, isPending } = useAction(
    () => {
      const input = { id: payment.id, reference: reference.trim(), received, evidence }
      return call(confirmPayment, input)
    },
    { done: words.arrivalKept, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  const isCoins = payment.transfer?.currency === 'USD'
  return (
    <ChangeDialog
      title={words.confirmOf(payment.reference)}
      lead={isCoins ? words.confirmLead : words.confirmTransferLead}
      cancelLabel={words.keep}
      confirmLabel={words.confirm}
      isReady={reference.trim() !== '' && received > 0 && evidence.trim().length >= EVIDENCE_MIN}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <TextField
        name="reference"
        label={isCoins ? words.hash : words.transferReference}
        dir="ltr"
        isRequired
        maxLength={REFERENCE_MAX}
        value={reference}
        onChange={setReference}
      />
      <TextField
        name="received"
        label={isCoins ? words.receivedCoins : words.receivedDirhams}
        inputMode="decimal"
        dir="ltr"
        isRequired
        value={amount}
        onChange={setAmount}
      />
      <p className="text-note text-muted">{words.otherAmount}</p>
      <TextArea
        name="evidence"
        label={words.evidence}
        isRequired
        maxLength={EVIDENCE_MAX}
        value={evidence}
        onChange={setEvidence}
      />
    </ChangeDialog>
  )
}
