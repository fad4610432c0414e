import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { dialogTexts } from './texts.ts'

interface NoneLeftDialogProps {
  isPending: boolean
  onRefresh: () => void
  onClose: () => void
}

/** The counter has ended; all that was not accepted can still be changed at once. */
export function NoneLeftDialog({ isPending, onRefresh, onClose }: NoneLeftDialogProps) {
  const { noneLeft } = useTexts(dialogTexts)
  return (
    <ConfirmDialog
      isOpen
      title={noneLeft.title}
      cancelLabel={noneLeft.keep}
      confirmLabel={noneLeft.refresh}
      isDestructive={false}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={onRefresh}
    >
      <p>{noneLeft.text}</p>
      <p className="mt-2 text-muted">{noneLeft.kept}</p>
    </ConfirmDialog>
  )
}
