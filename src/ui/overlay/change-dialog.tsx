import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

export interface ChangeDialogProps {
  title: string
  lead: string
  /** What is to change, and what follows from it. */
  children: ReactNode
  /** The safe answer, "Keep as it is". */
  cancelLabel: string
  /** Verb and noun, "Change weekdays". */
  confirmLabel: string
  isReady: boolean
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** A change, what follows from it, and two answers. */
export function ChangeDialog(props: ChangeDialogProps) {
  return (
    <Dialog
      isOpen
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="line" onClick={props.onClose} isDisabled={props.isPending}>
            {props.cancelLabel}
          </Button>
          <Button isDisabled={!props.isReady} isPending={props.isPending} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{props.lead}</p>
        {props.children}
      </div>
    </Dialog>
  )
}
