import { CallError } from '#shared/wire/call.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { preferenceTexts } from './texts.ts'

/** What went wrong, in the page's language: a refused call, or a refusal code of the schema. */
export function useErrorText() {
  const { form } = useTexts(preferenceTexts)
  const { refusals } = useTexts(messages)
  return {
    sayError: (error: unknown): string => {
      if (!(error instanceof CallError)) return form.failed
      if (error.code === 'timeout') return form.timeout
      return error.isNetwork ? form.network : error.text || form.failed
    },
    sayCode: (code: string | undefined): string | undefined =>
      code !== undefined && code in refusals ? refusals[code as keyof typeof refusals] : code,
  }
}
