import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { deleteChefEvent } from '../../quotes-contract.ts'
import { chefEventsQuery } from '../queries.ts'
import { listTexts } from './texts.ts'

export function DeleteDialog({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const { deleting, toasts } = useTexts(listTexts)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(deleteChefEvent, { id: eventId }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(chefEventsQuery)
      toast({ title: toasts.success, text: toasts.deleted, variant: 'success' })
      onClose()
    },
    onError: async (failure) => {
      toast({
        title: toasts.error,
        text: errorText(failure, toasts.deleteFailed),
        variant: 'destructive',
      })
      await queryClient.invalidateQueries(chefEventsQuery)
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={deleting.title}
      cancelLabel={deleting.keep}
      confirmLabel={deleting.confirm}
      onCancel={onClose}
      onConfirm={() => mutate()}
      isPending={isPending}
      error={error ? errorText(error, toasts.deleteFailed) : undefined}
    >
      {deleting.text}
    </ConfirmDialog>
  )
}
