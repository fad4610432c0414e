import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { rejectApplication } from '../../admin-contract.ts'
import { REASON_MAX, REASON_MIN } from '../../rules.ts'
import type { AdminApplication } from '../admin/queries.ts'
import { readyTexts } from '../admin/ready-texts.ts'
import { adminTexts } from '../admin/texts.ts'
import { ReadyText } from './ready-text.tsx'
import { useDecide } from './use-decide.ts'
import { nameOf } from './name-of.ts'

export function Reject(props: { application: AdminApplication; said: Language }) {
  const { decide: words } = useTexts(adminTexts)
  const { application, said } = props
  const [reason, setReason] = useState('')
  const name = nameOf(application)
  const typed = reason.trim()
  const action = useDecide(
    (text: string) => call(rejectApplication, { id: application.id, reason: text }),
    words.rejected,
  )
  return (
    <>
      <ReadyText
        texts={textsIn(readyTexts, said).rejections}
        label={words.reason}
        value={reason}
        onPick={setReason}
      />
      <TextArea
        name="reason"
        label={words.reason}
        value={reason}
        onChange={setReason}
        rows={4}
        maxLength={REASON_MAX}
        isRequired
      />
      <Button
        variant="bad"
        disabledReason={typed.length < REASON_MIN ? words.reasonNeeded : undefined}
        onClick={action.ask}
      >
        {words.reject}
      </Button>
      <p className="text-note text-muted">
        {words.sent} {words.again}
      </p>
      <ConfirmDialog
        isOpen={action.isAsked}
        title={words.rejectTitle(name)}
        cancelLabel={words.keep}
        confirmLabel={words.reject}
        isPending={action.isPending}
        onCancel={action.cancel}
        onConfirm={() => action.decide(typed)}
      >
        <p dir="auto" className="text-start whitespace-pre-line">
          {typed}
        </p>
      </ConfirmDialog>
    </>
  )
}
