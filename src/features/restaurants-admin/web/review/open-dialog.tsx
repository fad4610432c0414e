import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { isConflict } from '#ui/forms/use-version.ts'
import { openReviewedKitchen } from '../../review-contract.ts'
import { ADMIN_KEY, type KitchenReview } from '../queries.ts'
import { PapersDialog } from './papers-dialog.tsx'
import { reviewTexts } from './review-texts.ts'

interface OpenDialogProps {
  review: KitchenReview
  onClose: () => void
}

/** Opens a kitchen as it is shown; where its owner changed it since, the page shows it again. */
export function OpenDialog({ review: { id, version }, onClose }: OpenDialogProps) {
  const words = useTexts(reviewTexts)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useAction(
    async () => {
      try {
        return await call(openReviewedKitchen, { id, papersSeen: true }, { version })
      } catch (error) {
        if (isConflict(error)) {
          await queryClient.invalidateQueries({ queryKey: ADMIN_KEY })
          onClose()
        }
        throw error
      }
    },
    { done: words.opened, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <PapersDialog
      title={words.openTitle}
      lead={words.openLead}
      confirmLabel={words.open}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}
