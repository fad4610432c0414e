import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useGuard } from '#ui/records/guard.ts'
import { useTexts } from '#ui/texts.ts'
import { moveIngredientOrder } from '../../admin-contract.ts'
import type { OrderStatus } from '../../rules.ts'
import { orderTexts } from '../order-texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY, type PackedOrder } from './queries.ts'

interface Move {
  status: OrderStatus
  reason?: string
}

export function useMoveOrder(order: PackedOrder, onMoved: () => void) {
  const words = useTexts(adminTexts)
  const { statuses } = useTexts(orderTexts)
  const queryClient = useQueryClient()
  const asksFor = useGuard()
  const moving = useMutation({
    networkMode: 'always',
    mutationFn: (move: Move) => call(moveIngredientOrder, { id: order.id, ...move }),
    onSuccess: (moved) => {
      onMoved()
      toast({ title: words.moved(moved.number, statuses[moved.status]), variant: 'success' })
    },
    onError: (error, move): void => {
      if (asksFor(error, () => moving.mutate(move))) return
      toast({
        title: words.error,
        text: errorText(error, words.failedAction),
        variant: 'destructive',
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
  })
  return moving
}
