import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import type { ToastMessage } from '#ui/feedback/toast.ts'
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
  | { kind: 'remove'; ingredientId: string }

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

const scopeOf = (id: number) => `shopping-list-${id}`

/** What changes a list, one after the other. */
export function useListActions(id: number) {
  const { actions } = useTexts(texts)
  const keep = useSaveList()
  return useAction((action: Action) => sendAction(id, action), {
    scope: scopeOf(id),
    failed: actions.failed,
    onDone: keep,
  })
}

interface ListChange {
  /** Null names it after its meals again. */
  name?: string | null
  isArchived?: boolean
}

interface ChangeOptions {
  done?: (change: ListChange) => ToastMessage
  onDone?: () => void
}

/** Names a list, puts it away or takes it back. */
export function useChangeList(id: number, { done, onDone }: ChangeOptions) {
  const { actions } = useTexts(texts)
  const keep = useSaveList()
  const send = (change: ListChange) => call(changeShoppingList, { id, ...change })
  return useAction(send, {
    scope: scopeOf(id),
    done: done && ((_list, change) => done(change)),
    failed: actions.failed,
    onDone: async (list) => {
      await keep(list)
      onDone?.()
    },
  })
}

export function useDeleteList(id: number) {
  const { actions } = useTexts(texts)
  const navigate = useNavigate()
  return useAction(() => call(deleteShoppingList, { id }), {
    done: { title: actions.removed, variant: 'default' },
    failed: actions.failed,
    onDone: () => navigate({ to: LISTS_PATH }),
    refreshes: [[...LISTS_KEY, 'all']],
  })
}
