import { messages as householdMessages } from '#features/household/messages.ts'
import { CallError } from '#shared/wire/call.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { recipeTexts } from './recipe/recipe-texts.ts'

/** A refusal code of a form's schema as its sentence; what the server said stays as it is. */
export function useSayRefusal(): (message: string | undefined) => string | undefined {
  const { refusals } = useTexts(messages)
  const household = useTexts(householdMessages).refusals
  const { form } = useTexts(recipeTexts)
  return (message) => {
    if (message === undefined) return undefined
    if (message === 'text_not_clean') return form.textNotClean
    if (message === 'text_too_long') return form.textTooLong
    if (message === 'ingredient_unknown') return household.ingredient_unknown
    const text = message in refusals ? refusals[message as keyof typeof refusals] : message
    return typeof text === 'string' ? text : message
  }
}

/** What the server said of a call that did not go well, where it said something. */
export const textOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.text !== '' ? error.text : undefined
