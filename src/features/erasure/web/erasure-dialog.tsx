import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLeave } from '#features/auth/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { eraseAccount } from '../contract.ts'
import { messages } from '../messages.ts'
import { TYPED_DIGITS } from '../rules.ts'

/** Shows what goes and what stays. Afterwards the person is signed out and this device cleared. */
export function ErasureDialog(props: { onClose: () => void; onRefused: () => void }) {
  const words = useTexts(messages)
  const leave = useLeave()
  const [lastDigits, setLastDigits] = useState('')
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(eraseAccount, { lastDigits }),
    onSuccess: async () => {
      await leave()
      toast({ title: words.goodbyeTitle, text: words.goodbye, variant: 'success' })
    },
    onError: props.onRefused,
  })
  return (
    <ConfirmDialog
      isOpen
      title={words.question}
      cancelLabel={words.keep}
      confirmLabel={words.confirm}
      onCancel={props.onClose}
      onConfirm={() => mutate()}
      isPending={isPending}
      notReadyReason={
        lastDigits.length < TYPED_DIGITS ? words.refusals.last_digits_wrong : undefined
      }
      error={error ? errorText(error, words.error) : undefined}
    >
      <div className="grid gap-4">
        <Preview />
        <TextField
          label={words.digits}
          hint={words.digitsHint}
          value={lastDigits}
          onChange={setLastDigits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={TYPED_DIGITS}
          dir="ltr"
          isRequired
        />
      </div>
    </ConfirmDialog>
  )
}

function Preview() {
  const words = useTexts(messages)
  const { person, household, food, words: written } = words.goesList
  return (
    <>
      <section className="grid gap-1">
        <h3 className="font-strong">{words.goes}</h3>
        <ul className="list-disc ps-5 text-muted">
          {[person, household, food, written].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="grid gap-1">
        <h3 className="font-strong">{words.stays}</h3>
        <p className="text-muted">{words.staysText}</p>
      </section>
      <section className="grid gap-1">
        <h3 className="font-strong">{words.invoices}</h3>
        <p className="text-muted">{words.invoicesText}</p>
      </section>
      <p>{words.again}</p>
    </>
  )
}
