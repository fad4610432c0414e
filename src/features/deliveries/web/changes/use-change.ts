import { useAction } from '#ui/actions/use-action.ts'
import type { Send } from '#ui/actions/action-options.ts'
import { useTexts } from '#ui/texts.ts'
import { DELIVERIES_KEY } from '../queries.ts'
import { changeTexts } from './change-texts.ts'

const TOUCHED = [
  DELIVERIES_KEY,
  ['subscriptions'],
  ['payments'],
  ['meal-selection'],
  ['meal-selection-dishes'],
  ['ramadan'],
]

interface Change<Input, Result> {
  send: Send<Input, Result>
  /** What is done, with its receipt. */
  say: (result: Result) => string
  failed: string
  /** Offered in the toast. */
  undo?: (result: Result) => void
  onDone?: () => void
  onSettled?: () => void
}

/** Makes a change, says so with its receipt, and offers to take it back. */
export function useChange<Input, Result>({
  send,
  say,
  failed,
  undo,
  onDone,
  onSettled,
}: Change<Input, Result>) {
  const words = useTexts(changeTexts)
  return useAction(send, {
    done: (result) => ({
      title: words.success,
      text: say(result),
      ...(undo && { action: { label: words.undo, onPress: () => undo(result) } }),
    }),
    failed,
    onDone,
    onSettled,
    // A day that moves may move meals, charges and the weeks shown.
    refreshes: TOUCHED,
  })
}
