import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '#ui/actions/use-action.ts'
import { useLanguage } from '#ui/language.tsx'
import { createShoppingList } from '../../contract.ts'
import { listPath } from '../paths.ts'
import { listKey, LISTS_KEY } from '../queries.ts'

interface CreateOptions {
  replaces?: boolean
  onCreated?: () => void
}

/** Makes a list and goes to it. */
export function useCreateList({ replaces = false, onCreated }: CreateOptions = {}) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  return useAction(createShoppingList, {
    isErrorInPage: true,
    onDone: async (list) => {
      onCreated?.()
      queryClient.setQueryData(listKey(language, list.id), list)
      await navigate({ href: listPath(list.id), replace: replaces })
    },
    refreshes: [[...LISTS_KEY, 'all']],
  })
}
