import { useState } from 'react'
import { TextArea } from '#ui/fields/text-area.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { REASON_MAX } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'

const REASON_MIN = 3

interface ReasonDialogProps {
  title: string
  confirmLabel: string
  isPending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

export function ReasonDialog(props: ReasonDialogProps) {
  const words = useTexts(adminTexts)
  const [reason, setReason] = useState('')
  return (
    <ChangeDialog
      title={props.title}
      lead={words.reasonLead}
      cancelLabel={words.keep}
      confirmLabel={props.confirmLabel}
      isReady={reason.trim().length >= REASON_MIN}
      isPending={props.isPending}
      onConfirm={() => props.onConfirm(reason.trim())}
      onClose={props.onClose}
    >
      <TextArea
        label={words.reason}
        isRequired
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
      />
    </ChangeDialog>
  )
}
