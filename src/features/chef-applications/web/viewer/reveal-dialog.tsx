import { useState } from 'react'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from '../admin/texts.ts'
import { isReason, ViewReason } from './view-reason.tsx'

interface RevealDialogProps {
  isPending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

export function RevealDialog({ isPending, onConfirm, onClose }: RevealDialogProps) {
  const { reveal } = useTexts(adminTexts)
  const [reason, setReason] = useState('')
  return (
    <ChangeDialog
      title={reveal.title}
      lead={reveal.lead}
      cancelLabel={reveal.keep}
      confirmLabel={reveal.button}
      isReady={isReason(reason)}
      isPending={isPending}
      onConfirm={() => onConfirm(reason.trim())}
      onClose={onClose}
    >
      <ViewReason value={reason} onChange={setReason} />
    </ChangeDialog>
  )
}
