import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { recordTexts } from '#ui/records/texts.ts'
import { useAct } from '#ui/records/use-act.ts'
import { useTexts } from '#ui/texts.ts'
import { isConflict } from '#ui/writing/use-version.ts'
import { openReviewedKitchen } from '../../review-contract.ts'
import { ADMIN_KEY, type KitchenReview } from '../queries.ts'
import { reviewTexts } from './review-texts.ts'

interface OpenDialogProps {
  review: KitchenReview
  onClose: () => void
}

/** Opens a kitchen as it is shown; where its owner changed it since, the page shows it anew. */
export function OpenDialog({ review: { id, version }, onClose }: OpenDialogProps) {
  const words = useTexts(reviewTexts)
  const { keep } = useTexts(recordTexts)
  const queryClient = useQueryClient()
  const [papersSeen, setPapersSeen] = useState(false)
  const { mutate, isPending } = useAct({
    run: async () => {
      try {
        return await call(openReviewedKitchen, { id, papersSeen }, { version })
      } catch (error) {
        if (isConflict(error)) {
          await queryClient.invalidateQueries({ queryKey: ADMIN_KEY })
          onClose()
        }
        throw error
      }
    },
    done: words.opened,
    touches: [ADMIN_KEY],
    onDone: onClose,
  })
  return (
    <ChangeDialog
      title={words.openTitle}
      lead={words.openLead}
      keepLabel={keep}
      confirmLabel={words.open}
      isReady={papersSeen}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Checkbox
        name="papersSeen"
        label={words.papersConfirmed}
        value={papersSeen}
        onChange={setPapersSeen}
      />
    </ChangeDialog>
  )
}
