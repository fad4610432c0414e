import { call } from '#shared/wire/call.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { grantClaim, refuseClaim } from '../../admin-contract.ts'
import { FOOD_PROBLEMS_KEY } from '../queries.ts'
import { adminClaimTexts } from './admin-texts.ts'

interface DialogProps {
  id: number
  onClose: () => void
}

export function GrantDialog({ id, onClose }: DialogProps) {
  const words = useTexts(adminClaimTexts)
  const { mutate, isPending } = useAction((claimId: number) => call(grantClaim, { id: claimId }), {
    done: words.granted,
    refreshes: [FOOD_PROBLEMS_KEY],
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={words.grantTitle}
      cancelLabel={words.keep}
      confirmLabel={words.grant}
      onCancel={onClose}
      onConfirm={() => mutate(id)}
      isPending={isPending}
      isDestructive={false}
    >
      {words.grantText}
    </ConfirmDialog>
  )
}

export function RefuseDialog({ id, onClose }: DialogProps) {
  const words = useTexts(adminClaimTexts)
  const { mutate, isPending } = useAction(
    (said: string) => call(refuseClaim, { id, words: said }),
    { done: words.refused, refreshes: [FOOD_PROBLEMS_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.refuse}
      lead={words.refuseLead}
      confirmLabel={words.refuse}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
