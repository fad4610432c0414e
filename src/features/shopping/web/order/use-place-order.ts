import { useNavigate } from '@tanstack/react-router'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { placeIngredientOrder } from '../../orders-contract.ts'
import { orderTexts } from '../order-texts.ts'
import { orderPath } from '../paths.ts'
import { LISTS_KEY, ORDERS_KEY } from '../queries.ts'

interface PlaceOrder {
  /** The quote no longer holds. */
  onStale: () => void
  onPlaced: () => void
}

export function usePlaceOrder({ onStale, onPlaced }: PlaceOrder) {
  const { panel } = useTexts(orderTexts)
  const navigate = useNavigate()
  const { mutate, isPending, failure } = useAction(placeIngredientOrder, {
    done: ({ number }) => ({ title: panel.placed, text: panel.placedText(number) }),
    failed: panel.notPlaced,
    onDone: async (order) => {
      onPlaced()
      await navigate({ href: orderPath(order.id) })
    },
    onRefused: { order_changed: onStale },
    refreshes: [LISTS_KEY, ORDERS_KEY],
  })
  return { place: mutate, isPending, failure }
}
