import { useState, type ReactNode } from 'react'
import { TextArea } from '../fields/text-area.tsx'
import { ChangeDialog } from '../overlay/change-dialog.tsx'
import { useTexts } from '../texts.ts'
import { recordTexts } from './texts.ts'

const REASON_MIN = 3
const REASON_MAX = 500

export interface ReasonDialogProps {
  title: string
  lead: string
  confirmLabel: string
  /** What is to change, and what follows from it. */
  children?: ReactNode
  isReady?: boolean
  isPending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** An action of the staff: what follows from it, and why it is done. */
export function ReasonDialog({ isReady = true, onConfirm, ...props }: ReasonDialogProps) {
  const words = useTexts(recordTexts)
  const [reason, setReason] = useState('')
  const typed = reason.trim()
  return (
    <ChangeDialog
      {...props}
      cancelLabel={words.keep}
      isReady={isReady && typed.length >= REASON_MIN}
      onConfirm={() => onConfirm(typed)}
    >
      {props.children}
      <TextArea
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        isRequired
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
      />
    </ChangeDialog>
  )
}
