import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { preferenceTexts } from './texts.ts'

/** Asks before unsaved changes are lost. */
export function LeaveDialog(props: { onStay: () => void; onLeave: () => void }) {
  const { leave } = useTexts(preferenceTexts)
  return (
    <ConfirmDialog
      isOpen
      title={leave.title}
      keepLabel={leave.stay}
      confirmLabel={leave.leave}
      onKeep={props.onStay}
      onConfirm={props.onLeave}
    >
      {leave.text}
    </ConfirmDialog>
  )
}
