import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#ui/actions/use-action.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { orderMenu } from '../../contract.ts'
import { menuTexts } from './menu-texts.ts'
import { kitchenMenuQuery, useRefreshMenu, type KitchenDish } from './queries.ts'

/** Moves dishes within their category: shown at once, and taken back where it was not saved. */
export function useOrder(dishes: readonly KitchenDish[]) {
  const { dish: texts } = useTexts(menuTexts)
  const queryClient = useQueryClient()
  const { queryKey } = kitchenMenuQuery(useLanguage())
  const refresh = useRefreshMenu()
  const [said, setSaid] = useState('')
  const save = useAction(orderMenu, {
    errorTitle: texts.orderFailed,
    failed: '',
    // After a success the next move may be on its way: the page shows it already.
    onSettled: (_ids, error) => error && refresh(),
  })
  const inCategory = (dish: KitchenDish) =>
    dishes.filter((other) => other.category === dish.category)
  return {
    said,
    neighbours(dish: KitchenDish) {
      const own = inCategory(dish)
      const place = own.findIndex(({ id }) => id === dish.id)
      return { before: own[place - 1], after: own[place + 1] }
    },
    swap(dish: KitchenDish, other: KitchenDish) {
      const swapped = dishes.map((one) =>
        one.id === dish.id ? other : one.id === other.id ? dish : one,
      )
      queryClient.setQueryData(queryKey, swapped)
      const place = swapped
        .filter(({ category }) => category === dish.category)
        .findIndex(({ id }) => id === dish.id)
      setSaid(texts.moved(dish.name, place + 1))
      save.mutate({ ids: swapped.map(({ id }) => id) })
    },
  }
}
