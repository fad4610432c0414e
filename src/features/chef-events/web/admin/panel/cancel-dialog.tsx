import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { recordTexts } from '#ui/records/texts.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { cancelEventAsAdmin } from '#features/chef-events/admin-contract.ts'
import { ADMIN_KEY, type AdminEvent } from '../queries.ts'
import { adminTexts } from '../texts.ts'
import { useEventType } from '../use-event-type.ts'

const REASON_MIN = 10
const REASON_MAX = 500

export function CancelDialog({ row, onClose }: { row: AdminEvent; onClose: () => void }) {
  const { cancel: words, panel } = useTexts(adminTexts)
  const { keep } = useTexts(recordTexts)
  const typeOf = useEventType()
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useAction(
    () => call(cancelEventAsAdmin, { id: row.id, reason: reason.trim() }),
    { done: words.done, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ChangeDialog
      title={words.title(panel.title(typeOf(row), row.id))}
      lead={words.lead}
      cancelLabel={keep}
      confirmLabel={words.button}
      isReady={reason.trim().length >= REASON_MIN}
      isPending={isPending}
      onConfirm={() => mutate(undefined)}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={words.reason}
        hint={words.hint}
        isRequired
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
      />
    </ChangeDialog>
  )
}
