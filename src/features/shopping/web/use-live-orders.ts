import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '#ui/live.ts'
import { LISTS_KEY, ORDERS_KEY } from './queries.ts'

/** Keeps the page in step with the shop: an order that moves changes what its list still lacks. */
export function useLiveOrders(): void {
  const queryClient = useQueryClient()
  const readAgain = () => {
    for (const queryKey of [ORDERS_KEY, LISTS_KEY]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
  useLiveEvents('/api/events', { 'ingredient-order-changed': readAgain }, readAgain)
}
