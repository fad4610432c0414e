import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

/** A refusal code of the form's schema as its sentence; what the server said stays as it is. */
export function useSayRefusal(): (message: string | undefined) => string | undefined {
  const { refusals, form } = useTexts(messages)
  return (message) => {
    if (message === undefined) return undefined
    if (message === 'text_not_clean') return form.textNotClean
    return message in refusals ? refusals[message as keyof typeof refusals] : message
  }
}
