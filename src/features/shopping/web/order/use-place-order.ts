import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call, CallError } from '#shared/wire/call.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { placeIngredientOrder } from '../../orders-contract.ts'
import { orderTexts } from '../order-texts.ts'
import { orderPath } from '../paths.ts'
import { LISTS_KEY, ORDERS_KEY } from '../queries.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { useWayOut } from '#ui/forms/use-way-out.ts'

interface PlaceOrder {
  /** The quote no longer holds. */
  onStale: () => void
  onPlaced: () => void
}

export function usePlaceOrder({ onStale, onPlaced }: PlaceOrder) {
  const { panel } = useTexts(orderTexts)
  const wayOut = useWayOut()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (input: Input<typeof placeIngredientOrder>) => call(placeIngredientOrder, input),
    onSuccess: async (order) => {
      onPlaced()
      toast({ title: panel.placed, text: panel.placedText(order.number), variant: 'success' })
      await navigate({ href: orderPath(order.id) })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: LISTS_KEY }),
        queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
      ])
    },
    onError: (failure) => {
      if (failure instanceof CallError && failure.code === 'order_changed') onStale()
      toast({
        title: panel.error,
        text: errorText(failure, panel.notPlaced),
        variant: 'destructive',
        ...wayOut(failure),
      })
    },
  })
  return {
    place: mutate,
    isPending,
    failure: error === null ? undefined : errorText(error, panel.notPlaced),
  }
}
