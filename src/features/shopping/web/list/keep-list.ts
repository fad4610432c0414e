import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#shared/language.ts'
import { listKey, LISTS_KEY, QUOTE_KEY, type ShoppingList } from '../queries.ts'

/**
 * Puts a list that the server answered in its place, and asks again for what follows from it. A
 * reading that was under way meanwhile is older.
 */
export async function keepList(
  queryClient: QueryClient,
  language: Language,
  list: ShoppingList,
): Promise<void> {
  const queryKey = listKey(language, list.id)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, list)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...LISTS_KEY, 'all'] }),
    queryClient.invalidateQueries({ queryKey: QUOTE_KEY }),
  ])
}
