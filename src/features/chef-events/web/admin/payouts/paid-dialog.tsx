import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Price } from '#ui/food/price.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { RecordFacts } from '#ui/records/facts.tsx'
import { recordTexts } from '#ui/records/texts.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { markPayoutPaid } from '#features/chef-events/admin-contract.ts'
import { ADMIN_KEY, type AdminPayout } from '../queries.ts'
import { adminTexts } from '../texts.ts'
import { REFERENCE_MAX, REFERENCE_MIN } from './reference.ts'

/** The transfer was made by hand; its reference is kept and sent. */
export function PaidDialog({ payout, onClose }: { payout: AdminPayout; onClose: () => void }) {
  const { payouts: words } = useTexts(adminTexts)
  const { keep } = useTexts(recordTexts)
  const [reference, setReference] = useState('')
  const { mutate, isPending } = useAction(
    () => call(markPayoutPaid, { id: payout.id, reference: reference.trim() }),
    { done: words.done, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ChangeDialog
      title={words.payOf(payout.chefName, payout.eventId)}
      lead={words.payLead}
      cancelLabel={keep}
      confirmLabel={words.pay}
      isReady={reference.trim().length >= REFERENCE_MIN}
      isPending={isPending}
      onConfirm={() => mutate(undefined)}
      onClose={onClose}
    >
      <RecordFacts
        facts={[[words.net, <Price key="net" dirhams={payout.net} decimals="always" />]]}
      />
      <TextField
        name="reference"
        label={words.reference}
        hint={words.referenceHint}
        dir="ltr"
        isRequired
        maxLength={REFERENCE_MAX}
        value={reference}
        onChange={setReference}
      />
    </ChangeDialog>
  )
}
