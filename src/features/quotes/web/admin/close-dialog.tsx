import { call } from '#shared/wire/call.ts'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAct } from '#ui/records/use-act.ts'
import { useTexts } from '#ui/texts.ts'
import { closeCustomQuote } from '../../admin-contract.ts'
import type { OfferAnswer } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY } from './queries.ts'

interface CloseDialogProps {
  id: number
  answer: OfferAnswer
  onClose: () => void
}

export function CloseDialog({ id, answer, onClose }: CloseDialogProps) {
  const words = useTexts(adminTexts)
  const { mutate, isPending } = useAct({
    run: (note: string) => call(closeCustomQuote, { id, answer, note }),
    done: words.closed,
    touches: [ADMIN_KEY],
    onDone: onClose,
  })
  const title = answer === 'accepted' ? words.accept : words.decline
  return (
    <ReasonDialog
      title={title}
      lead={words.closeLead}
      confirmLabel={title}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
