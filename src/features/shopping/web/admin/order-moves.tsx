import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { needsReason, type OrderStatus } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { type PackedOrder, ADMIN_KEY } from './queries.ts'
import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { moveIngredientOrder } from '../../admin-contract.ts'
import { orderTexts } from '../order-texts.ts'

const ReasonDialog = lazyPart(async () => (await import('./reason-dialog.tsx')).ReasonDialog)

interface OrderMovesProps {
  order: PackedOrder
  /** Of the steps that are possible now. */
  statuses: readonly OrderStatus[]
}

/** The steps of one order; a bad end asks why. */
export function OrderMoves({ order, statuses }: OrderMovesProps) {
  const words = useTexts(adminTexts)
  const [asked, setAsked] = useState<OrderStatus>()
  const { mutate, isPending } = useMoveOrder(order, () => setAsked(undefined))
  return (
    <span className="relative z-10 flex flex-wrap gap-2.5">
      {statuses.map((status) => (
        <Button
          key={status}
          size="sm"
          variant={needsReason(status) ? 'line' : 'primary'}
          isPending={isPending}
          disabledReason={
            status === 'packing' && order.awaitsPayment ? words.awaitsPayment : undefined
          }
          aria-label={words.actionOf(words.actions[status], order.number)}
          onClick={() => (needsReason(status) ? setAsked(status) : mutate({ status }))}
        >
          {words.actions[status]}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <ReasonDialog
            title={words.reasonTitle(words.actions[asked], order.number)}
            confirmLabel={words.actions[asked]}
            isPending={isPending}
            onConfirm={(reason) => mutate({ status: asked, reason })}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </span>
  )
}

interface Move {
  status: OrderStatus
  reason?: string
}

/** Moves an order on, or calls it off. */
function useMoveOrder(order: PackedOrder, onMoved: () => void) {
  const words = useTexts(adminTexts)
  const { statuses } = useTexts(orderTexts)
  const send = (move: Move) => call(moveIngredientOrder, { id: order.id, ...move })
  return useAction(send, {
    done: (moved) => words.moved(moved.number, statuses[moved.status]),
    failed: words.failedAction,
    onDone: onMoved,
    refreshes: [ADMIN_KEY],
  })
}
