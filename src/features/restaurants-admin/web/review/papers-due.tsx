import { useState } from 'react'
import { dayOf, formatDay } from '#shared/dates.ts'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { confirmKitchenPapers } from '../../review-contract.ts'
import { ADMIN_KEY } from '../queries.ts'
import { PapersDialog } from './papers-dialog.tsx'
import { reviewTexts } from './review-texts.ts'

/** Someone took over a kitchen that was open, and no one has seen their papers. */
export function PapersDue({ id, since }: { id: number; since: string }) {
  const words = useTexts(reviewTexts)
  const language = useLanguage()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Notice
        tone="warn"
        action={
          <Button size="sm" variant="line" onClick={() => setIsAsked(true)}>
            {words.confirmPapers}
          </Button>
        }
      >
        {words.papersDue(formatDay(dayOf(new Date(since)), language, 'short'))}
      </Notice>
      {isAsked && <ConfirmDialog id={id} onClose={() => setIsAsked(false)} />}
    </>
  )
}

function ConfirmDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useTexts(reviewTexts)
  const { mutate, isPending } = useAction(
    () => call(confirmKitchenPapers, { id, papersSeen: true }),
    { done: words.papersDone, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <PapersDialog
      title={words.papersTitle}
      lead={words.papersLead}
      confirmLabel={words.confirmPapers}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}
