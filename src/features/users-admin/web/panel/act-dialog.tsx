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
import { usePersonAct, type ActName } from './use-person-act.ts'

const REASON_MIN = 3
const REASON_MAX = 500

interface ActDialogProps {
  person: Person
  act: ActName
  onClose: () => void
}

/** What follows from the act, the reason for it, and two answers. */
export function ActDialog({ person, act, onClose }: ActDialogProps) {
  const words = useTexts(adminTexts)
  const { roles } = useTexts(messages)
  const [reason, setReason] = useState('')
  const [role, setRole] = useState<Role | null>(null)
  const { mutate, isPending } = usePersonAct(act, person, onClose)
  const texts = words.do[act]
  const wantsReason = act !== 'sessions'
  const hasReason = !wantsReason || reason.trim().length >= REASON_MIN
  const others = ROLES.filter((one) => person.roles.length > 1 || one !== person.roles[0])
  return (
    <>
      <ChangeDialog
        title={texts.title(isolate(person.name))}
        lead={texts.lead}
        keepLabel={words.do.keep}
        confirmLabel={texts.confirm}
        isReady={hasReason && (act !== 'role' || role !== null)}
        isPending={isPending}
        onConfirm={() => mutate({ reason: reason.trim(), role: role ?? 'customer' })}
        onClose={onClose}
      >
        {act === 'suspend' && person.subscriptions > 0 && (
          <Notice tone="warn">{words.do.suspend.keeps(words.running(person.subscriptions))}</Notice>
        )}
        {act === 'role' && (
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
