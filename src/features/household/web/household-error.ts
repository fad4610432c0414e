import { CallError } from '#shared/wire/call.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { messages } from '../messages.ts'

export type MemberAction = 'add' | 'update' | 'delete'

/** What went wrong, in the page's language. */
export function householdErrorText(
  error: unknown,
  action: MemberAction,
  language: Language,
): string {
  const { errors } = textsIn(messages, language)
  if (!(error instanceof CallError)) return errors[action]
  if (error.code === 'timeout') return errors.timeout
  if (error.isNetwork) return errors.network
  if (error.status === 404) return errors.notFound
  return error.text || errors[action]
}
