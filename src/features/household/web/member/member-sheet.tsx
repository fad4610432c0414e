import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { MemberForm, type MemberFormProps } from './member-form.tsx'

/** The form in a panel: up from the bottom of a phone, at the end of a wide page. */
export function MemberSheet(props: MemberFormProps) {
  const { form } = useTexts(messages)
  return (
    <Sheet
      isOpen
      onClose={props.onCancel}
      title={props.member ? form.editTitle : form.addTitle}
      wide="end"
    >
      <MemberForm {...props} />
    </Sheet>
  )
}
