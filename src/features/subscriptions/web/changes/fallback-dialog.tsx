import { useState } from 'react'
import { useChange } from '#features/deliveries/web/public.ts'
import { chooseFallback } from '#features/meals/fallback-contract.ts'
import type { Fallback } from '#features/meals/rules.ts'
import { call } from '#shared/wire/call.ts'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { FallbackChoice } from '../fallback/fallback-choice.tsx'
import type { Subscription } from '../queries.ts'
import { changeTexts } from './change-texts.ts'

interface FallbackDialogProps {
  subscription: Subscription
  onClose: () => void
}

/** What comes where nothing is chosen by the cut-off. */
export function FallbackDialog({ subscription, onClose }: FallbackDialogProps) {
  const words = useTexts(changeTexts)
  const { id, fallback } = subscription
  const [chosen, setChosen] = useState<Fallback>(fallback)
  const send = (next: Fallback) => call(chooseFallback, { id, fallback: next })
  const say = ({ receiptNumber }: { receiptNumber: string }) => words.fallback.done(receiptNumber)
  const back = useChange({ send, say, failed: words.undoFailed })
  const { mutate, isPending } = useChange({
    send,
    say,
    failed: words.failedToast,
    undo: () => back.mutate(fallback),
    onDone: onClose,
  })
  return (
    <ChangeDialog
      title={words.fallback.title}
      lead={words.fallback.lead}
      cancelLabel={words.keep}
      confirmLabel={words.fallback.confirm}
      isReady={chosen !== fallback}
      isPending={isPending}
      onConfirm={() => mutate(chosen)}
      onClose={onClose}
    >
      <FallbackChoice isLabelHidden value={chosen} onChange={setChosen} />
    </ChangeDialog>
  )
}
