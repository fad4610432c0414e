import type { ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { changeTexts } from './change-texts.ts'

interface ChangeDialogProps {
  title: string
  lead: string
  confirmLabel: string
  isReady: boolean
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** A change, what follows from it, and two answers. */
export function ChangeDialog(props: ChangeDialogProps) {
  const words = useTexts(changeTexts)
  return (
    <Dialog
      isOpen
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="line" onClick={props.onClose} isDisabled={props.isPending}>
            {words.keep}
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
