import { call } from '#shared/wire/call.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { askForReview } from '../contract.ts'
import { setupTexts } from './texts.ts'
import { useSetupAct } from './use-setup-act.ts'

/** What a review means, before it is asked for. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const { review } = useTexts(setupTexts)
  const { act, isPending, failure } = useSetupAct<void>({
    send: () => call(askForReview, {}),
    done: { title: review.done },
    failed: review.failed,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={review.question}
      keepLabel={review.keep}
      confirmLabel={review.act}
      onKeep={onClose}
      onConfirm={() => act()}
      isPending={isPending}
      error={failure}
      isDestructive={false}
    >
      {review.consequence}
    </ConfirmDialog>
  )
}
