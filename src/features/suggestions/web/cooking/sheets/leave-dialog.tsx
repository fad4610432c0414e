import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { cookingTexts } from '../texts.ts'

/** Asks only while a timer runs: without the page it could not ring. */
export function LeaveDialog(props: { onStay: () => void; onLeave: () => void }) {
  const { leave } = useTexts(cookingTexts)
  return (
    <ConfirmDialog
      isOpen
      isDestructive={false}
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
