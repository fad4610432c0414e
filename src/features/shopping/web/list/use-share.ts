import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { getShoppingListText } from '../../contract.ts'
import type { ShoppingList } from '../queries.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { texts } from '../texts.ts'

const isTurnedDown = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** What is left to buy as text: to the phone's own sharing, else to the clipboard. */
export function useShare(list: ShoppingList) {
  const { actions } = useTexts(texts)
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { text } = await call(getShoppingListText, { id: list.id })
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: list.name, text })
        return
      }
      await navigator.clipboard.writeText(text)
      toast({ title: actions.copied, text: actions.copiedText, variant: 'success' })
    },
    onError: (error) => {
      if (isTurnedDown(error)) return
      toast({
        title: actions.error,
        text: errorText(error, actions.shareFailed),
        variant: 'destructive',
      })
    },
  })
}
