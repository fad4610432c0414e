import { useAction } from '#ui/actions/use-action.ts'
import { useLanguage } from '#ui/language.tsx'
import { DeleteDialog } from '#ui/overlay/delete-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { deleteAddress } from '../../list-contract.ts'
import { messages } from '../../messages.ts'
import { addressErrorText } from '../form/address-error.ts'
import { addressName } from './address-line.ts'
import { AddressLines } from './address-lines.tsx'
import { AFTER_ADDRESSES, type Address } from '../queries.ts'

export interface DeleteAddressDialogProps {
  address: Address
  onCancel: () => void
  onDeleted: (id: number) => void
}

/** Shows name, line, area and emirate before the address goes. */
export function DeleteAddressDialog({ address, onCancel, onDeleted }: DeleteAddressDialogProps) {
  const language = useLanguage()
  const { deletion, toasts } = useTexts(messages)
  const remove = useAction(deleteAddress, {
    done: { title: toasts.success, text: toasts.deleted },
    failed: (error) => addressErrorText(error, 'delete', language),
    // First the choice goes, so that no one asks again by the number that is gone.
    onDone: () => onDeleted(address.id),
    refreshes: AFTER_ADDRESSES,
  })
  return (
    <DeleteDialog
      title={deletion.title}
      cancelLabel={deletion.cancel}
      confirmLabel={deletion.confirm}
      name={addressName(address, language)}
      lead={deletion.lead}
      onCancel={onCancel}
      onConfirm={() => remove.mutate({ id: address.id })}
      isPending={remove.isPending}
      error={remove.failure}
    >
      <AddressLines address={address} />
    </DeleteDialog>
  )
}
