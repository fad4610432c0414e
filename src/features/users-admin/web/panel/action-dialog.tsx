import { useState } from 'react'
import { isolate } from '#shared/text/bidi.ts'
import { ROLES, type Role } from '#shared/wire/endpoint.ts'
import { RadioGroup } from '#ui/choices/radio-group.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { adminTexts } from '../admin-texts.ts'
import type { Person } from '../queries.ts'
import { usePersonAction, type ActionName } from './use-person-action.ts'

const REASON_MIN = 3
const REASON_MAX = 500

interface ActionDialogProps {
  person: Person
  action: ActionName
  onClose: () => void
}

/** What follows from the action, the reason for it, and two answers. */
export function ActionDialog({ person, action, onClose }: ActionDialogProps) {
  const words = useTexts(adminTexts)
  const { roles } = useTexts(messages)
  const [reason, setReason] = useState('')
  const [role, setRole] = useState<Role | null>(null)
  const { mutate, isPending } = usePersonAction(action, person, onClose)
  const texts = words.do[action]
  const wantsReason = action !== 'sessions'
  const hasReason = !wantsReason || reason.trim().length >= REASON_MIN
  const others = ROLES.filter((one) => person.roles.length > 1 || one !== person.roles[0])
  return (
    <>
      <ChangeDialog
        title={texts.title(isolate(person.name))}
        lead={texts.lead}
        cancelLabel={words.do.keep}
        confirmLabel={texts.confirm}
        isReady={hasReason && (action !== 'role' || role !== null)}
        isPending={isPending}
        onConfirm={() => mutate({ reason: reason.trim(), role: role ?? 'customer' })}
        onClose={onClose}
      >
        {action === 'suspend' && person.subscriptions > 0 && (
          <Notice tone="warn">{words.do.suspend.keeps(words.running(person.subscriptions))}</Notice>
        )}
        {action === 'role' && (
          <RadioGroup
            label={words.do.role.field}
            isRequired
            value={role}
            onChange={setRole}
            options={others.map((one) => ({ value: one, label: roles[one] }))}
          />
        )}
        {wantsReason && (
          <TextArea
            label={words.do.reason}
            hint={words.do.reasonHint}
            isRequired
            maxLength={REASON_MAX}
            value={reason}
            onChange={setReason}
          />
        )}
      </ChangeDialog>
    </>
  )
}
