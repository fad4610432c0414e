import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

/** What is celebrated, in words; a kind that has no words is shown as it is. */
export function useEventType(): (event: { eventType: string }) => string {
  const { eventTypes } = useTexts(messages)
  const words: Readonly<Record<string, string>> = eventTypes
  return ({ eventType }) => words[eventType] ?? eventType
}
