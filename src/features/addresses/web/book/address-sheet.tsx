import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { AddressForm, type AddressFormProps } from '../form/address-form.tsx'

/** The form in a panel: from the end of the page to add, in the middle to edit. */
export function AddressSheet(props: AddressFormProps) {
  const { form } = useTexts(messages)
  return (
    <Sheet
      isOpen
      onClose={props.onCancel}
      title={props.address ? form.editTitle : form.addTitle}
      wide={props.address ? 'middle' : 'end'}
    >
      <AddressForm {...props} />
    </Sheet>
  )
}
