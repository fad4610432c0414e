import { call } from '#shared/wire/call.ts'
import type { SendOptions } from '#ui/actions/action-options.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { moveIngredientOrder } from '../../admin-contract.ts'
import type { OrderStatus } from '../../rules.ts'
import { orderTexts } from '../order-texts.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY, type PackedOrder } from './queries.ts'

interface Move {
  status: OrderStatus
  reason?: string
}

export function useMoveOrder(order: PackedOrder, onMoved: () => void) {
  const words = useTexts(adminTexts)
  const { statuses } = useTexts(orderTexts)
  const send = (move: Move, options: SendOptions) =>
    call(moveIngredientOrder, { id: order.id, ...move }, options)
  return useAction(send, {
    done: (moved) => words.moved(moved.number, statuses[moved.status]),
    failed: words.failedAction,
    onDone: onMoved,
    refreshes: [ADMIN_KEY],
  })
}
