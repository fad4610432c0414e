import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
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
  const { mutate, isPending, failure } = useAction(forgetDraft, {
    done: toasts.forgotten(draft.name),
    failed: toasts.forgetFailed,
    onSettled: async (_input, error) => {
      if (!error || (error instanceof CallError && error.status === 404)) await leave()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={forget.title}
      cancelLabel={forget.keep}
      confirmLabel={forget.confirm}
      onCancel={onCancel}
      onConfirm={() => mutate({ id: draft.id })}
      isPending={isPending}
      error={failure}
    >
      {forget.text(draft.name)}
    </ConfirmDialog>
  )
}
