import { useState } from 'react'
import { TextArea } from '#ui/fields/text-area.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from '../admin/admin-texts.ts'

const EVIDENCE_MIN = 10
const EVIDENCE_MAX = 2000

interface EvidenceDialogProps {
  title: string
  lead: string
  confirmLabel: string
  isPending: boolean
  onConfirm: (evidence: string) => void
  onClose: () => void
}

export function EvidenceDialog({ onConfirm, ...props }: EvidenceDialogProps) {
  const words = useTexts(adminTexts)
  const [evidence, setEvidence] = useState('')
  const typed = evidence.trim()
  return (
    <ChangeDialog
      {...props}
      cancelLabel={words.keep}
      isReady={typed.length >= EVIDENCE_MIN}
      onConfirm={() => onConfirm(typed)}
    >
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
