import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import type { HouseholdMember } from '../queries.ts'

const MemberSheet = lazyPart(async () => (await import('./member-sheet.tsx')).MemberSheet)
const DeleteMemberDialog = lazyPart(
  async () => (await import('./delete-member-dialog.tsx')).DeleteMemberDialog,
)

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; member: HouseholdMember } | undefined

export interface MemberDialogs {
  add: () => void
  edit: (member: HouseholdMember) => void
  remove: (member: HouseholdMember) => void
  /** Can be anywhere in the page; the form and the question load when they are first opened. */
  element: ReactNode
}

export function useMemberDialogs(): MemberDialogs {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return {
    add: () => setOpen({ kind: 'add' }),
    edit: (member) => setOpen({ kind: 'edit', member }),
    remove: (member) => setOpen({ kind: 'delete', member }),
    element: open && (
      <Suspense>
        {open.kind === 'delete' ? (
          <DeleteMemberDialog member={open.member} onCancel={close} onDeleted={close} />
        ) : (
          <MemberSheet
            member={open.kind === 'edit' ? open.member : undefined}
            onCancel={close}
            onSaved={close}
          />
        )}
      </Suspense>
    ),
  }
}
