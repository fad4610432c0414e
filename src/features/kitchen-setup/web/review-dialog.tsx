import { call } from '#shared/wire/call.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { askForReview } from '../contract.ts'
import { setupTexts } from './texts.ts'
import { useSetupAction } from './queries.ts'

/** What a review means, before it is asked for. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const { review } = useTexts(setupTexts)
  const { mutate, isPending, failure } = useSetupAction<void>({
    send: () => call(askForReview, {}),
    done: { title: review.done },
    failed: review.failed,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={review.question}
      cancelLabel={review.keep}
      confirmLabel={review.action}
      onCancel={onClose}
      onConfirm={() => mutate()}
      isPending={isPending}
      error={failure}
      isDestructive={false}
    >
      {review.consequence}
    </ConfirmDialog>
  )
}
