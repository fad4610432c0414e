import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { DeleteDialog } from '#ui/overlay/delete-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { useWrite } from '#ui/forms/use-write.ts'
import { deleteAddress } from '../../list-contract.ts'
import { messages } from '../../messages.ts'
import { addressErrorText } from '../form/address-error.ts'
import { addressName } from './address-line.ts'
import { AddressLines } from './address-lines.tsx'
import { useRefreshAddresses, type Address } from '../queries.ts'

export interface DeleteAddressDialogProps {
  address: Address
  onCancel: () => void
  onDeleted: (id: number) => void
}

/** Shows name, line, area and emirate before the address goes. */
export function DeleteAddressDialog({ address, onCancel, onDeleted }: DeleteAddressDialogProps) {
  const language = useLanguage()
  const { deletion, toasts } = useTexts(messages)
  const refresh = useRefreshAddresses()
  const remove = useWrite({
    send: (id: number, signal) => call(deleteAddress, { id }, { signal }),
    onSuccess: async () => {
      // First the choice goes, so that no one asks again by the number that is gone.
      onDeleted(address.id)
      toast({ title: toasts.success, text: toasts.deleted, variant: 'success' })
      await refresh()
    },
    errorTitle: toasts.error,
    errorText: (error) => addressErrorText(error, 'delete', language),
    onError: refresh,
  })
  return (
    <DeleteDialog
      title={deletion.title}
      cancelLabel={deletion.cancel}
      confirmLabel={deletion.confirm}
      name={addressName(address, language)}
      lead={deletion.lead}
      onCancel={onCancel}
      onConfirm={() => remove.mutate(address.id)}
      isPending={remove.isPending}
      error={remove.failure}
    >
      <AddressLines address={address} />
    </DeleteDialog>
  )
}
