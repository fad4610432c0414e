import { nameMessages } from '#shared/text/name-messages.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

/** Refusal codes of the schema as texts; what the server says stays as it is. */
export function useSay() {
  const { refusals: own, profile } = useTexts(messages)
  const refusals = { ...own, ...useTexts(nameMessages).refusals }
  return (message: string | undefined): string | undefined => {
    if (message === undefined || message === '') return undefined
    if (message in refusals) return refusals[message as keyof typeof refusals]
    return message.startsWith('text_') ? profile.textError : message
  }
}
