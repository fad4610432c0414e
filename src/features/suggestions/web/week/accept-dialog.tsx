import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { weekTexts } from './texts.ts'

interface AcceptDialogProps {
  count: number
  isPending: boolean
  onAccept: () => void
  onClose: () => void
}

export function AcceptDialog({ count, isPending, onAccept, onClose }: AcceptDialogProps) {
  const { accept } = useTexts(weekTexts)
  return (
    <ConfirmDialog
      isOpen
      title={accept.title}
      cancelLabel={accept.keep}
      confirmLabel={accept.all}
      isDestructive={false}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={onAccept}
    >
      <p>{accept.text(count)}</p>
    </ConfirmDialog>
  )
}
