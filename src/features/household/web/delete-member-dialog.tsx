import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/call.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { deleteMember } from '../list-contract.ts'
import { messages } from '../messages.ts'
import { AllergyChips } from './allergy-chips.tsx'
import { householdErrorText } from './household-error.ts'
import { useRefreshHousehold, type HouseholdMember } from './queries.ts'

const TIMEOUT_MS = 15_000

export interface DeleteMemberDialogProps {
  member: HouseholdMember
  onKept: () => void
  onDeleted: () => void
}

/** Shows whom, and the allergies that would no longer be looked after. */
export function DeleteMemberDialog({ member, onKept, onDeleted }: DeleteMemberDialogProps) {
  const language = useLanguage()
  const { deletion, toasts } = useTexts(messages)
  const refresh = useRefreshHousehold()
  const [fault, setFault] = useState<string>()
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call(deleteMember, { id: member.id }, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    onSuccess: async () => {
      onDeleted()
      toast({ title: toasts.success, text: toasts.deleted, variant: 'success' })
      await refresh()
    },
    onError: async (error) => {
      const text = householdErrorText(error, 'delete', language)
      setFault(text)
      toast({ title: toasts.error, text, variant: 'destructive' })
      await refresh()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={deletion.title}
      keepLabel={deletion.cancel}
      confirmLabel={deletion.confirm}
      onKeep={onKept}
      onConfirm={() => remove.mutate()}
      isPending={remove.isPending}
    >
      <div className="grid gap-3">
        <div className="grid gap-2 rounded-tile bg-subtle px-4.5 py-3.5">
          <p className="font-strong">
            <bdi dir="auto">{member.name}</bdi>
          </p>
          {member.allergens.length > 0 && <AllergyChips allergens={member.allergens} />}
        </div>
        {member.allergens.length > 0 && <p className="text-muted">{deletion.lead}</p>}
        {fault !== undefined && (
          <Notice tone="bad" isLive>
            {fault}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}
