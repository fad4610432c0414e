import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { getShoppingListText } from '../../contract.ts'
import type { ShoppingList } from '../queries.ts'
import { texts } from '../texts.ts'

const isTurnedDown = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** What is left to buy as text: to the phone's own sharing, else to the clipboard. */
export function useShare(list: ShoppingList) {
  const { actions } = useTexts(texts)
  /** @returns whether it is on the clipboard */
  const share = async (): Promise<boolean> => {
    const { text } = await call(getShoppingListText, { id: list.id })
    if (typeof navigator.share !== 'function') {
      await navigator.clipboard.writeText(text)
      return true
    }
    await navigator.share({ title: list.name, text }).catch((error: unknown) => {
      if (!isTurnedDown(error)) throw error
    })
    return false
  }
  return useAction(share, {
    done: (isCopied) =>
      isCopied ? { title: actions.copied, text: actions.copiedText } : undefined,
    failed: actions.shareFailed,
  })
}
