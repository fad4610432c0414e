import type { ReactNode } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

export interface DeleteDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'cancelLabel' | 'confirmLabel' | 'onCancel' | 'onConfirm' | 'isPending' | 'error'
> {
  /** Of what goes, as its owner wrote it. */
  name: string
  /** More by which it is known. */
  children?: ReactNode
  /** What follows. */
  lead?: string | undefined
}

/** Shows a record before it is deleted for good. */
export function DeleteDialog({ name, children, lead, ...asked }: DeleteDialogProps) {
  return (
    <ConfirmDialog isOpen {...asked}>
      <div className="grid gap-3">
        <div className="grid gap-2 rounded-tile bg-subtle px-4.5 py-3.5">
          <p className="font-strong">
            <bdi dir="auto">{name}</bdi>
          </p>
          {children}
        </div>
        {lead !== undefined && <p className="text-muted">{lead}</p>}
      </div>
    </ConfirmDialog>
  )
}
