import { CallError } from '#shared/wire/call.ts'
import type { Language } from '#shared/language.ts'
import { textsIn } from '#shared/language.ts'
import { messages } from '../../messages.ts'

export type AddressAction = 'add' | 'update' | 'delete'

const TIMEOUT_STATUSES = new Set([408, 504])
const VALIDATION_STATUSES = new Set([400, 422])

/** What went wrong with an address, in the page's language. */
export function addressErrorText(
  error: unknown,
  action: AddressAction,
  language: Language,
): string {
  const { errors } = textsIn(messages, language)
  if (!(error instanceof CallError)) return errors[action]
  if (error.code === 'timeout') return errors.timeout
  if (error.isNetwork) return errors.network
  if (TIMEOUT_STATUSES.has(error.status)) return errors.timeout
  if (error.code === 'duplicate_address') return errors.duplicate
  if (error.code === 'default_address_kept') return errors.default
  if (error.status === 404) return errors.notFound
  if (error.code === 'invalid_input') return errors.validation
  if (VALIDATION_STATUSES.has(error.status)) return error.text || errors.validation
  return (action !== 'add' && error.text) || (error.status === 409 && error.text) || errors[action]
}
