import { useChange } from '#features/deliveries/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { useTexts } from '#ui/texts.ts'
import { resumeSubscription } from '../../pause-contract.ts'
import { pauseTexts } from './pause-texts.ts'

/** Ends a pause, or takes one back, and says so. */
export function useResume(id: number) {
  const words = useTexts(pauseTexts)
  return useChange({
    send: () => call(resumeSubscription, { id }),
    say: ({ daysRestored, receiptNumber }) => words.resumed(daysRestored, receiptNumber),
    failed: words.resumeFailed,
  })
}
