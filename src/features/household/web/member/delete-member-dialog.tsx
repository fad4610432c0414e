import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { DeleteDialog } from '#ui/overlay/delete-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { useWrite } from '#ui/forms/use-write.ts'
import { deleteMember } from '../../list-contract.ts'
import { messages } from '../../messages.ts'
import { AllergyChips } from '../allergy-chips.tsx'
import { householdErrorText } from '../household-error.ts'
import { useRefreshHousehold, type HouseholdMember } from '../queries.ts'

export interface DeleteMemberDialogProps {
  member: HouseholdMember
  onCancel: () => void
  onDeleted: () => void
}

/** Shows whom, and the allergies that would no longer be looked after. */
export function DeleteMemberDialog({ member, onCancel, onDeleted }: DeleteMemberDialogProps) {
  const language = useLanguage()
  const { deletion, toasts } = useTexts(messages)
  const refresh = useRefreshHousehold()
  const hasAllergies = member.allergens.length > 0
  const remove = useWrite({
    send: (id: number, signal) => call(deleteMember, { id }, { signal }),
    onSuccess: async () => {
      onDeleted()
      toast({ title: toasts.success, text: toasts.deleted, variant: 'success' })
      await refresh()
    },
    errorTitle: toasts.error,
    errorText: (error) => householdErrorText(error, 'delete', language),
    onError: refresh,
  })
  return (
    <DeleteDialog
      title={deletion.title}
      cancelLabel={deletion.cancel}
      confirmLabel={deletion.confirm}
      name={member.name}
      lead={hasAllergies ? deletion.lead : undefined}
      onCancel={onCancel}
      onConfirm={() => remove.mutate(member.id)}
      isPending={remove.isPending}
      error={remove.failure}
    >
      {hasAllergies && <AllergyChips allergens={member.allergens} />}
    </DeleteDialog>
  )
}
