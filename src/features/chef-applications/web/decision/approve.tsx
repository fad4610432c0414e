import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { isolate } from '#shared/text/bidi.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { approveApplication } from '../../admin-contract.ts'
import { messages } from '../../messages.ts'
import type { AdminApplication } from '../admin/queries.ts'
import { adminTexts } from '../admin/texts.ts'
import { useDecide } from './use-decide.ts'
import { nameOf } from './name-of.ts'

export function Approve({ application }: { application: AdminApplication }) {
  const { decide: words } = useTexts(adminTexts)
  const { id, type, legalName } = application
  const isNamed = type === 'business' || legalName !== null
  const name = nameOf(application)
  const [confirmUnseen, setConfirmed] = useState(false)
  const [nameMatches, setMatches] = useState(false)
  const hasUnseen = application.documents.some(({ seenAt }) => seenAt === null)
  const action = useDecide(
    (input: { confirmUnseen: boolean; nameMatches: boolean }) =>
      call(approveApplication, { id, ...input }),
    words.approved,
  )
  const ask = () => {
    setConfirmed(false)
    setMatches(false)
    action.ask()
  }
  const notReadyReason =
    hasUnseen && !confirmUnseen
      ? words.unseenNeeded
      : legalName !== null && !nameMatches
        ? words.nameNeeded
        : undefined
  return (
    <>
      <p>{words.approveLead[type]}</p>
      {isNamed ? (
        <Button onClick={ask}>{words.approve}</Button>
      ) : (
        <Notice tone="warn">{words.nameMissing}</Notice>
      )}
      <p className="text-note text-muted">{words.sent}</p>
      <ConfirmDialog
        isOpen={action.isAsked}
        title={words.approveTitle(name)}
        cancelLabel={words.keep}
        confirmLabel={words.approve}
        isDestructive={false}
        isPending={action.isPending}
        notReadyReason={notReadyReason}
        onCancel={action.cancel}
        onConfirm={() => action.decide({ confirmUnseen, nameMatches })}
      >
        {words.approveLead[type]} {words.sent}
        {legalName !== null && (
          <div className="mt-4">
            <Checkbox
              label={words.nameMatches(isolate(legalName))}
              value={nameMatches}
              onChange={setMatches}
            />
          </div>
        )}
        {hasUnseen && (
          <Unseen application={application} value={confirmUnseen} onChange={setConfirmed} />
        )}
      </ConfirmDialog>
    </>
  )
}

interface UnseenProps {
  application: AdminApplication
  value: boolean
  onChange: (value: boolean) => void
}

/** What would be accepted without a look, and who answers for it. */
function Unseen({ application, value, onChange }: UnseenProps) {
  const { decide: words } = useTexts(adminTexts)
  const { documentsOfOther: documents } = useTexts(messages)
  const unseen = application.documents.filter(({ seenAt }) => seenAt === null)
  return (
    <div className="mt-4 grid gap-2">
      <Notice tone="warn" title={words.unseenTitle}>
        <ul className="list-disc ps-5">
          {unseen.map(({ kind }) => (
            <li key={kind}>{documents[kind]}</li>
          ))}
        </ul>
      </Notice>
      <Checkbox label={words.confirmUnseen} value={value} onChange={onChange} />
    </div>
  )
}
