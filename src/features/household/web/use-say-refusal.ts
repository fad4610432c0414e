import { nameMessages } from '#shared/text/name-messages.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

/** A refusal code of the form's schema as its sentence; what the server said stays as it is. */
export function useSayRefusal(): (message: string | undefined) => string | undefined {
  const { refusals: own, form } = useTexts(messages)
  const refusals = { ...own, ...useTexts(nameMessages).refusals }
  return (message) => {
    if (message === undefined) return undefined
    if (message === 'text_not_clean') return form.textNotClean
    if (message === 'text_too_long') return form.textTooLong
    return message in refusals ? refusals[message as keyof typeof refusals] : message
  }
}
