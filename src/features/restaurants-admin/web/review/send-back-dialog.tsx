import { call } from '#shared/wire/call.ts'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { sendKitchenBack } from '../../review-contract.ts'
import { ADMIN_KEY } from '../queries.ts'
import { reviewTexts } from './review-texts.ts'

interface SendBackDialogProps {
  id: number
  onClose: () => void
}

export function SendBackDialog({ id, onClose }: SendBackDialogProps) {
  const words = useTexts(reviewTexts)
  const { mutate, isPending } = useAction(
    (reason: string) => call(sendKitchenBack, { id, reason }),
    { done: words.sentBackDone, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.sendBackTitle}
      lead={words.sendBackLead}
      confirmLabel={words.sendBack}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {null}
    </ReasonDialog>
  )
}
