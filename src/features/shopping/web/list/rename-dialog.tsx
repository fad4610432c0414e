import { useState, type FormEvent } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { NAME_MAX } from '../../rules.ts'
import type { ShoppingList } from '../queries.ts'
import { texts } from '../texts.ts'
import { useChangeList } from './use-list-actions.ts'

const FORM_ID = 'rename-list'

interface RenameDialogProps {
  list: ShoppingList
  onClose: () => void
}

/** The customer's own name for a list, or none. */
export function RenameDialog({ list, onClose }: RenameDialogProps) {
  const { actions, create } = useTexts(texts)
  const [name, setName] = useState(list.hasOwnName ? list.name : '')
  const change = useChangeList(list.id, { onDone: onClose })
  const save = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ name: name.trim() || null })
  }
  return (
    <Dialog
      isOpen
      title={actions.renameTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" isDisabled={change.isPending} onClick={onClose}>
            {create.cancel}
          </Button>
          <Button type="submit" form={FORM_ID} isPending={change.isPending}>
            {actions.save}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={save}>
        <TextField
          label={create.name}
          hint={create.nameHint}
          isRequired={false}
          maxLength={NAME_MAX}
          value={name}
          onChange={setName}
        />
      </form>
    </Dialog>
  )
}
