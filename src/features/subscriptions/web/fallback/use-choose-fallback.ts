import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { chooseFallback } from '#features/meals/fallback-contract.ts'
import type { Fallback } from '#features/meals/rules.ts'
import { SUBSCRIPTIONS_KEY } from '../queries.ts'
import { fallbackTexts } from './fallback-texts.ts'

/** Saves what comes where nothing is chosen, for every day of a subscription. */
export function useChooseFallback(subscriptionId: number, onSaved?: () => void) {
  const texts = useTexts(fallbackTexts)
  const send = (fallback: Fallback) => call(chooseFallback, { id: subscriptionId, fallback })
  return useAction(send, {
    done: ({ receiptNumber }) => ({ title: texts.success, text: texts.saved(receiptNumber) }),
    failed: texts.failed,
    isErrorInPage: true,
    onDone: onSaved,
    refreshes: [['meal-selection'], SUBSCRIPTIONS_KEY],
  })
}
