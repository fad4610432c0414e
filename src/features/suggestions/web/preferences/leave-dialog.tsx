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
      cancelLabel={leave.stay}
      confirmLabel={leave.leave}
      onCancel={props.onStay}
      onConfirm={props.onLeave}
    >
      {leave.text}
    </ConfirmDialog>
  )
}
