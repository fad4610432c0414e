import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { BulkResult } from '#shared/wire/bulk.ts'
import { Notice } from '../../feedback/notice.tsx'
import { TextArea } from '../../fields/text-area.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { ChangeDialog } from '../../overlay/change-dialog.tsx'
import { useGuard } from '../../records/guard.ts'
import { recordTexts } from '../../records/texts.ts'
import { useTexts } from '../../texts.ts'
import { errorText } from '../../forms/error-text.ts'
import { indexTexts } from '../texts.ts'
import type { AskedAction, BulkText } from './bulk-action.ts'

interface BulkDialogProps {
  action: Pick<AskedAction<never>, 'label' | 'lead' | 'text' | 'run' | 'onDone'>
  /** Those to which the action applies. */
  ids: number[]
  /** How many others were chosen. */
  left: number
  facts: ReactNode
  onDone: (answer: BulkResult) => void
  onClose: () => void
}

/** What follows from an action on several records, the one text it asks for, and two answers. */
export function BulkDialog(props: BulkDialogProps) {
  const { action, ids, left, facts, onDone, onClose } = props
  const { bulk } = useTexts(indexTexts)
  const { keep } = useTexts(recordTexts)
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const asksFor = useGuard()
  const [isGuarded, setGuarded] = useState(false)
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => action.run({ ids, text }),
    onSuccess: async (answer) => {
      await action.onDone()
      onDone(answer)
    },
    onError: (failure): void => setGuarded(asksFor(failure, () => mutate())),
  })
  return (
    <ChangeDialog
      title={`${action.label} (${ids.length})`}
      lead={action.lead}
      cancelLabel={keep}
      confirmLabel={action.label}
      isReady={action.text === undefined || text.length >= action.text.min}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {facts}
      {left > 0 && <Notice>{bulk.left(left)}</Notice>}
      {action.text && <Asked text={action.text} value={typed} onChange={setTyped} />}
      {error && !isGuarded && (
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
