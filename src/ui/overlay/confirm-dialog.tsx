import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  /** "Delete this address?" */
  title: string
  /** The thing itself and what follows. */
  children: ReactNode
  /** The safe answer, "Keep address". */
  cancelLabel: string
  /** Verb and noun, "Delete address". */
  confirmLabel: string
  onCancel: () => void
  onConfirm: () => void
  isPending?: boolean
  /** What has to be done before it can be confirmed. */
  notReadyReason?: string | undefined
  /** Why it could not be done; the question stays open. */
  error?: string | undefined
  /** Destroys something; otherwise the action costs or commits. */
  isDestructive?: boolean
}

/** Asks before what cannot be undone. What can be undone gets a toast with Undo instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isPending = false, isDestructive = true } = props
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      isQuestion
      actions={
        <>
          <Button variant="line" onClick={props.onCancel} isDisabled={isPending}>
            {props.cancelLabel}
          </Button>
          <Button
            variant={isDestructive ? 'bad' : 'primary'}
            isBlock
            onClick={props.onConfirm}
            isPending={isPending}
            disabledReason={props.notReadyReason}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
      {props.error !== undefined && (
        <div className="mt-3">
          <Notice tone="bad" isLive>
            {props.error}
          </Notice>
        </div>
      )}
    </Dialog>
  )
}
