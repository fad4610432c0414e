import { useAction } from '#ui/actions/use-action.ts'
import { useLanguage } from '#ui/language.tsx'
import { DeleteDialog } from '#ui/overlay/delete-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { deleteMember } from '../../list-contract.ts'
import { messages } from '../../messages.ts'
import { AllergyChips } from '../allergy-chips.tsx'
import { householdErrorText } from '../household-error.ts'
import { AFTER_HOUSEHOLD, type HouseholdMember } from '../queries.ts'

export interface DeleteMemberDialogProps {
  member: HouseholdMember
  onCancel: () => void
  onDeleted: () => void
}

/** Shows whom, and the allergies that would no longer be looked after. */
export function DeleteMemberDialog({ member, onCancel, onDeleted }: DeleteMemberDialogProps) {
  const language = useLanguage()
  const { deletion, toasts } = useTexts(messages)
  const hasAllergies = member.allergens.length > 0
  const remove = useAction(deleteMember, {
    done: { title: toasts.success, text: toasts.deleted },
    failed: (error) => householdErrorText(error, 'delete', language),
    onDone: onDeleted,
    refreshes: AFTER_HOUSEHOLD,
  })
  return (
    <DeleteDialog
      title={deletion.title}
      cancelLabel={deletion.cancel}
      confirmLabel={deletion.confirm}
      name={member.name}
      lead={hasAllergies ? deletion.lead : undefined}
      onCancel={onCancel}
      onConfirm={() => remove.mutate({ id: member.id })}
      isPending={remove.isPending}
      error={remove.failure}
    >
      {hasAllergies && <AllergyChips allergens={member.allergens} />}
    </DeleteDialog>
  )
}
