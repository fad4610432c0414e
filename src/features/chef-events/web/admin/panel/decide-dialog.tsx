import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Price } from '#ui/food/price.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { RecordFacts } from '#ui/records/facts.tsx'
import { recordTexts } from '#ui/records/texts.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { resolveComplaint } from '#features/chef-events/admin-contract.ts'
import { messages } from '#features/chef-events/messages.ts'
import type { ChefBooking } from '../../queries.ts'
import { ADMIN_KEY } from '../queries.ts'
import { adminTexts } from '../texts.ts'

const WORDS_MIN = 10
const WORDS_MAX = 1000

interface DecideDialogProps {
  id: number
  booking: ChefBooking
  onClose: () => void
}

const paidOf = ({ deposit, balance }: ChefBooking): number =>
  [deposit, balance].reduce((sum, payment) => (payment?.paidAt ? sum + payment.amount : sum), 0)

/** AED with at most two decimals, or undefined where it is none. */
function amountOf(typed: string, most: number): number | undefined {
  const text = toLatinDigits(typed).trim().replace(',', '.')
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return undefined
  const amount = Number(text)
  return amount <= most ? amount : undefined
}

/** What goes back to the customer, and why. */
export function DecideDialog({ id, booking, onClose }: DecideDialogProps) {
  const { decide: words } = useTexts(adminTexts)
  const { refusals } = useTexts(messages)
  const { keep } = useTexts(recordTexts)
  const [typed, setTyped] = useState('')
  const [resolution, setResolution] = useState('')
  const paid = paidOf(booking)
  const refund = amountOf(typed, paid)
  const { mutate, isPending } = useAction(
    (amount: number) =>
      call(resolveComplaint, { id, refund: amount, resolution: resolution.trim() }),
    { done: words.done, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ChangeDialog
      title={words.title}
      lead={words.lead}
      cancelLabel={keep}
      confirmLabel={words.confirm}
      isReady={refund !== undefined && resolution.trim().length >= WORDS_MIN}
      isPending={isPending}
      onConfirm={() => refund !== undefined && mutate(refund)}
      onClose={onClose}
    >
      <RecordFacts facts={[[words.paid, <Price key="paid" dirhams={paid} decimals="always" />]]} />
      <TextField
        name="refund"
        label={words.refund}
        hint={words.refundHint}
        inputMode="decimal"
        dir="ltr"
        isRequired
        value={typed}
        onChange={setTyped}
        errorMessage={typed !== '' && refund === undefined ? refusals.refund_invalid : undefined}
      />
      <TextArea
        name="resolution"
        label={words.words}
        hint={words.hint}
        isRequired
        maxLength={WORDS_MAX}
        value={resolution}
        onChange={setResolution}
      />
    </ChangeDialog>
  )
}
