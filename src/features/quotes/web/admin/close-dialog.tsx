import { call } from '#shared/wire/call.ts'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { closeCustomQuote } from '../../admin-contract.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY } from './queries.ts'

interface CloseDialogProps {
  id: number
  onClose: () => void
}

/** Notes what the customer said when they declined. */
export function CloseDialog({ id, onClose }: CloseDialogProps) {
  const words = useTexts(adminTexts)
  const { mutate, isPending } = useAction((note: string) => call(closeCustomQuote, { id, note }), {
    done: words.closed,
    refreshes: [ADMIN_KEY],
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={words.decline}
      lead={words.closeLead}
      confirmLabel={words.decline}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
