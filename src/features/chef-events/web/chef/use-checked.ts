import { useState } from 'react'
import type { Schema } from '#shared/wire/endpoint.ts'
import { nameMessages } from '#shared/text/name-messages.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '#features/chefs/messages.ts'
import { messages as eventMessages } from '../../messages.ts'
import { shellTexts } from './texts/shell-texts.ts'

/** Errors by the path of their field, such as `courses.2.title`. */
export type Errors = Readonly<Record<string, string>>

const keyOf = (part: PropertyKey | { readonly key: PropertyKey }): PropertyKey =>
  typeof part === 'object' ? part.key : part

/** Checks a form by the contract's own schema; faults show from the first attempt on. */
export function useChecked(schema: unknown) {
  const [errors, setErrors] = useState<Errors>({})
  const say = useSayCode()
  const check = async (values: unknown): Promise<boolean> => {
    const result = await (schema as Schema)['~standard'].validate(values)
    const found: Record<string, string> = {}
    for (const { path = [], message } of result.issues ?? []) {
      found[path.map((part) => String(keyOf(part))).join('.')] ??= say(message)
    }
    setErrors(found)
    return result.issues === undefined
  }
  return { errors, check }
}

function useSayCode(): (code: string) => string {
  const own: Record<string, unknown> = {
    ...useTexts(messages).refusals,
    ...useTexts(nameMessages).refusals,
  }
  const ofEvents: Record<string, unknown> = useTexts(eventMessages).refusals
  const { textTooLong, textNotClean, fieldError } = useTexts(shellTexts)
  return (code) => {
    if (code === 'text_too_long') return textTooLong
    if (code === 'text_not_clean') return textNotClean
    const text = own[code] ?? ofEvents[code]
    return typeof text === 'string' ? text : fieldError
  }
}
