import { useState } from 'react'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { recordTexts } from '#ui/records/texts.ts'
import { useTexts } from '#ui/texts.ts'
import { reviewTexts } from './review-texts.ts'

interface PapersDialogProps {
  title: string
  lead: string
  confirmLabel: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Something that an admin does only after seeing a kitchen's papers. */
export function PapersDialog(props: PapersDialogProps) {
  const { papersConfirmed } = useTexts(reviewTexts)
  const { keep } = useTexts(recordTexts)
  const [isSeen, setIsSeen] = useState(false)
  return (
    <ChangeDialog {...props} cancelLabel={keep} isReady={isSeen}>
      <Checkbox name="papersSeen" label={papersConfirmed} value={isSeen} onChange={setIsSeen} />
    </ChangeDialog>
  )
}
