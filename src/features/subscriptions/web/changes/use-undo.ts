import { useChange } from '#features/deliveries/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { useTexts } from '#ui/texts.ts'
import { undoReceipt } from '../../change-contract.ts'
import { changeTexts } from './change-texts.ts'

/** Takes the change of a receipt back, and says what holds again. */
export function useUndo(subscriptionId: number) {
  const words = useTexts(changeTexts)
  return useChange({
    send: (number: string) => call(undoReceipt, { id: subscriptionId, number }),
    say: ({ text, receiptNumber }) => words.undone(text, receiptNumber),
    failed: words.undoFailed,
  })
}
