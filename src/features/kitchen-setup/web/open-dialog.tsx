import { call } from '#shared/wire/call.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { openKitchen } from '../contract.ts'
import { setupTexts } from './texts.ts'
import { useSetupAct } from './use-setup-act.ts'

/** What opening means, before it is done. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const { opening } = useTexts(setupTexts)
  const { act, isPending, fault } = useSetupAct<void>({
    send: () => call(openKitchen, {}),
    done: { title: opening.done, text: opening.doneText },
    failed: opening.failed,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={opening.question}
      keepLabel={opening.keep}
      confirmLabel={opening.act}
      onKeep={onClose}
      onConfirm={() => act()}
      isPending={isPending}
      fault={fault}
      isDestructive={false}
    >
      {opening.consequence}
    </ConfirmDialog>
  )
}
