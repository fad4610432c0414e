import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Price } from '#ui/food/price.tsx'
import { RecordFacts } from '#ui/records/facts.tsx'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { refundByAdmin } from '../../admin-contract.ts'
import { adminTexts } from '../admin/admin-texts.ts'
import { ADMIN_KEY, type AdminPayment } from '../admin/queries.ts'

/** A part or all of a payment, back the way it came or by hand. */
export function RefundDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const words = useTexts(adminTexts)
  const [typed, setTyped] = useState(String(payment.refundable))
  const amount = Number(toLatinDigits(typed).replace(',', '.'))
  const isOfChef = payment.purpose === 'chef_deposit' || payment.purpose === 'chef_balance'
  const isReady = amount > 0 && amount <= payment.refundable
  const { mutate, isPending } = useAction(
    (reason: string) => call(refundByAdmin, { id: payment.id, amount, reason }),
    {
      done: words.refunded,
      refreshes: [ADMIN_KEY, ['admin-subscriptions'], ['admin-chef-events']],
      onDone: onClose,
    },
  )
  return (
    <ReasonDialog
      title={words.refundOf(payment.reference)}
      lead={isOfChef ? words.refundLeadChef : words.refundLead}
      confirmLabel={words.refund}
      isReady={isReady}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      <RecordFacts
        facts={[
          [words.refundLeft, <Price key="left" dirhams={payment.refundable} decimals="always" />],
        ]}
      />
      <TextField
        name="amount"
        label={words.refundAmount}
        inputMode="decimal"
        dir="ltr"
        isRequired
        value={typed}
        onChange={setTyped}
      />
      {payment.isRefundedByHand && <Notice tone="info">{words.refundByHand}</Notice>}
    </ReasonDialog>
  )
}
