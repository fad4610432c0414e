import { useAction } from '#ui/actions/use-action.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { forgetTaste } from '../../preferences-contract.ts'
import { preferenceTexts } from './texts.ts'
import { useErrorText } from './use-error-text.ts'

/** Asks before what was learned is deleted. */
export function ForgetDialog({ onClose }: { onClose: () => void }) {
  const { learned: texts, form } = useTexts(preferenceTexts)
  const { sayError } = useErrorText()
  const { mutate, isPending, failure } = useAction(forgetTaste, {
    done: { title: form.savedTitle, text: texts.forgotten },
    errorTitle: form.errorTitle,
    failed: sayError,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={texts.question}
      cancelLabel={texts.keep}
      confirmLabel={texts.confirm}
      onCancel={onClose}
      onConfirm={() => mutate({})}
      isPending={isPending}
      error={failure}
    >
      {texts.text}
    </ConfirmDialog>
  )
}
