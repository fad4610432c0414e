import { nameMessages } from '#shared/text/name-messages.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

/** Refusal codes of the schema as texts; what the server says stays as it is. */
export function useSay() {
  const { refusals: own, dialog } = useTexts(messages)
  const refusals = { ...own, ...useTexts(nameMessages).refusals }
  return (message: string | undefined): string | undefined => {
    if (message === undefined || message === '') return undefined
    const said = refusals[message as keyof typeof refusals]
    if (typeof said === 'string') return said
    return message.startsWith('text_') ? dialog.textError : message
  }
}
