import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

/** Refusal codes of the schema as texts; what the server says stays as it is. */
export function useSay() {
  const { refusals, dialog } = useTexts(messages)
  return (message: string | undefined): string | undefined => {
    if (message === undefined || message === '') return undefined
    const said = refusals[message as keyof typeof refusals]
    if (typeof said === 'string') return said
    return message.startsWith('text_') ? dialog.textFault : message
  }
}
