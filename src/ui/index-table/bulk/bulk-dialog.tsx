import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { BulkAnswer } from '#shared/wire/bulk.ts'
import { Notice } from '../../feedback/notice.tsx'
import { TextArea } from '../../fields/text-area.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { ChangeDialog } from '../../overlay/change-dialog.tsx'
import { useGuard } from '../../records/guard.ts'
import { recordTexts } from '../../records/texts.ts'
import { useTexts } from '../../texts.ts'
import { errorText } from '../../writing/error-text.ts'
import { indexTexts } from '../texts.ts'
import type { AskedAct, BulkText } from './bulk-act.ts'

interface BulkDialogProps {
  act: Pick<AskedAct<never>, 'label' | 'lead' | 'text' | 'run' | 'onDone'>
  /** Those to which the act applies. */
  ids: number[]
  /** How many others were chosen. */
  left: number
  facts: ReactNode
  onDone: (answer: BulkAnswer) => void
  onClose: () => void
}

/** What follows from an act on several records, the one text it asks for, and two answers. */
export function BulkDialog(props: BulkDialogProps) {
  const { act, ids, left, facts, onDone, onClose } = props
  const { bulk } = useTexts(indexTexts)
  const { keep } = useTexts(recordTexts)
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const asksFor = useGuard()
  const [isHeldUp, setHeldUp] = useState(false)
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => act.run({ ids, text }),
    onSuccess: async (answer) => {
      await act.onDone()
      onDone(answer)
    },
    onError: (failure): void => setHeldUp(asksFor(failure, () => mutate())),
  })
  return (
    <ChangeDialog
      title={`${act.label} (${ids.length})`}
      lead={act.lead}
      keepLabel={keep}
      confirmLabel={act.label}
      isReady={act.text === undefined || text.length >= act.text.min}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {facts}
      {left > 0 && <Notice>{bulk.left(left)}</Notice>}
      {act.text && <Asked text={act.text} value={typed} onChange={setTyped} />}
      {error && !isHeldUp && (
        <Notice tone="bad" isLive>
          {errorText(error, bulk.failed)}
        </Notice>
      )}
    </ChangeDialog>
  )
}

interface AskedProps {
  text: BulkText
  value: string
  onChange: (value: string) => void
}

function Asked({ text: { label, hint, max, isCode }, value, onChange }: AskedProps) {
  const field = { name: 'text', label, hint, maxLength: max, isRequired: true, value, onChange }
  return isCode ? <TextField {...field} dir="ltr" /> : <TextArea {...field} />
}
