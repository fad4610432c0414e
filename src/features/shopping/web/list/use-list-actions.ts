import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import {
  changeListServings,
  changeShoppingList,
  deleteShoppingList,
  putBackListItem,
  removeListExtra,
  saveListExtra,
} from '../../contract.ts'
import { keepList } from './keep-list.ts'
import { LISTS_PATH } from '../paths.ts'
import { LISTS_KEY, type ShoppingList } from '../queries.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { texts } from '../texts.ts'

/** What follows from a list that the server answered to a change. */
export function useSaveList() {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return (list: ShoppingList) => keepList(queryClient, language, list)
}

type Action =
  | { kind: 'servings'; mealId: number; servings: number }
  | { kind: 'pantry'; ingredientId: string; isPutBack: boolean }
  | { kind: 'add'; ingredientId: string; grams: number }
  | { kind: 'drop'; ingredientId: string }

function sendAction(id: number, action: Action): Promise<ShoppingList> {
  if (action.kind === 'servings') {
    return call(changeListServings, { id, mealId: action.mealId, servings: action.servings })
  }
  const { ingredientId } = action
  if (action.kind === 'pantry') {
    return call(putBackListItem, { id, ingredientId, isPutBack: action.isPutBack })
  }
  if (action.kind === 'add') return call(saveListExtra, { id, ingredientId, grams: action.grams })
  return call(removeListExtra, { id, ingredientId })
}

/** What changes a list, one after the other. */
export function useListActions(id: number) {
  const { actions } = useTexts(texts)
  const keep = useSaveList()
  return useMutation({
    scope: { id: `shopping-list-${id}` },
    networkMode: 'always',
    mutationFn: (action: Action) => sendAction(id, action),
    onSuccess: keep,
    onError: (error) =>
      toast({
        title: actions.error,
        text: errorText(error, actions.failed),
        variant: 'destructive',
      }),
  })
}

interface ListChange {
  /** Null names it after its meals again. */
  name?: string | null
  isArchived?: boolean
}

/** Names a list, puts it away or takes it back. */
export function useChangeList(id: number) {
  const { actions } = useTexts(texts)
  const keep = useSaveList()
  return useMutation({
    scope: { id: `shopping-list-${id}` },
    networkMode: 'always',
    mutationFn: (change: ListChange) => call(changeShoppingList, { id, ...change }),
    onSuccess: keep,
    onError: (error) =>
      toast({
        title: actions.error,
        text: errorText(error, actions.failed),
        variant: 'destructive',
      }),
  })
}

export function useDeleteList(id: number) {
  const { actions } = useTexts(texts)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(deleteShoppingList, { id }),
    onSuccess: async () => {
      toast({ title: actions.removed })
      await navigate({ to: LISTS_PATH })
      await queryClient.invalidateQueries({ queryKey: [...LISTS_KEY, 'all'] })
    },
    onError: (error) =>
      toast({
        title: actions.error,
        text: errorText(error, actions.failed),
        variant: 'destructive',
      }),
  })
}
