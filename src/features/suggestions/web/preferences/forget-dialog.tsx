import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { useWrite } from '#ui/forms/use-write.ts'
import { forgetTaste } from '../../preferences-contract.ts'
import { preferenceTexts } from './texts.ts'
import { useErrorText } from './use-error-text.ts'

/** Asks before what was learned is deleted. */
export function ForgetDialog({ onClose }: { onClose: () => void }) {
  const { learned: texts, form } = useTexts(preferenceTexts)
  const { sayError } = useErrorText()
  const { mutate, isPending, failure } = useWrite({
    send: (_input: void, signal) => call(forgetTaste, {}, { signal }),
    onSuccess: async () => {
      toast({ title: form.savedTitle, text: texts.forgotten, variant: 'success' })
      onClose()
    },
    errorTitle: form.errorTitle,
    errorText: sayError,
    onError: async () => undefined,
  })
  return (
    <ConfirmDialog
      isOpen
      title={texts.question}
      cancelLabel={texts.keep}
      confirmLabel={texts.confirm}
      onCancel={onClose}
      onConfirm={() => mutate()}
      isPending={isPending}
      error={failure}
    >
      {texts.text}
    </ConfirmDialog>
  )
}
