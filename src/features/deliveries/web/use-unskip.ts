import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { unskipDelivery } from '../contract.ts'
import { messages } from '../messages.ts'
import { useChange } from './changes/use-change.ts'

/** Takes a skip back and says so, or why not. */
export function useUnskip() {
  const { skip } = useTexts(messages)
  const language = useLanguage()
  return useChange({
    send: (id: number) => call(unskipDelivery, { id }),
    say: ({ day, receiptNumber, extrasDropped }) => {
      const shown = formatDay(day, language)
      const dropped = extrasDropped > 0 ? ` ${skip.extrasDropped(shown, extrasDropped)}` : ''
      return skip.undone(shown, receiptNumber) + dropped
    },
    failed: skip.undoFailed,
  })
}
