import { useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { useWrite } from '#ui/forms/use-write.ts'
import { forgetDraft } from '../../draft-contract.ts'
import { DRAFTS_KEY, LIST_KEY } from './queries.ts'
import { draftTexts } from './texts.ts'

interface ForgetDraftDialogProps {
  draft: { id: number; name: string }
  onCancel: () => void
  onForgotten: () => void
}

/** Asks before a draft is deleted. */
export function ForgetDraftDialog({ draft, onCancel, onForgotten }: ForgetDraftDialogProps) {
  const { forget, toasts } = useTexts(draftTexts)
  const queryClient = useQueryClient()
  const leave = async () => {
    queryClient.removeQueries({ queryKey: DRAFTS_KEY, type: 'inactive' })
    onForgotten()
    await queryClient.invalidateQueries({ queryKey: LIST_KEY })
  }
  const { mutate, isPending, failure } = useWrite({
    send: (_input: void, signal) => call(forgetDraft, { id: draft.id }, { signal }),
    onSuccess: async () => {
      toast({ title: toasts.forgotten(draft.name), variant: 'success' })
      await leave()
    },
    errorTitle: toasts.error,
    errorText: (error) => errorText(error, toasts.forgetFailed),
    onError: async (error) => {
      if (error instanceof CallError && error.status === 404) await leave()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={forget.title}
      cancelLabel={forget.keep}
      confirmLabel={forget.confirm}
      onCancel={onCancel}
      onConfirm={() => mutate()}
      isPending={isPending}
      error={failure}
    >
      {forget.text(draft.name)}
    </ConfirmDialog>
  )
}
