import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { PaymentListener } from '#features/payments/server/public.ts'
import type * as contract from '../../orders-contract.ts'
import { canBecome, canCustomerCancel, isUndecided } from '../../rules.ts'
import { getOwnOrder } from './list-orders.ts'
import { lockOrder, updateOrder } from './order-store.ts'
import { makeGoodByMoney } from '../missed/make-good.ts'
import { notifyPages, reasonOf, stepOrder } from './step-order.ts'

/** Called off by the customer; a second time changes nothing. */
export async function cancelIngredientOrder(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.cancelIngredientOrder>,
): Promise<Output<typeof contract.cancelIngredientOrder>> {
  const order = await lockOrder(tx, id)
  if (order?.customerId !== who.id) throw new Refusal('not_found', 404)
  if (order.status === 'cancelled') return getOwnOrder(tx, who, id)
  if (!canCustomerCancel(order.status)) throw new Refusal('order_under_way', 409)
  await stepOrder(tx, order, { status: 'cancelled', reason: reasonOf('customer'), now: who.now })
  return getOwnOrder(tx, who, id)
}

/** Money moves the order: taken, it may be packed; declined, nothing comes. */
export const ingredientPayments: PaymentListener = {
  lock: async (tx, { subjectId }) => {
    await lockOrder(tx, subjectId)
  },
  onReady: async () => {},
  onCaptured: async (tx, { subjectId, customerId }, now) => {
    await updateOrder(tx, subjectId, { paid_at: now })
    await notifyPages(tx, { id: subjectId, customerId }, now)
  },
  onFailed: async (tx, { subjectId }, now) => {
    const order = await lockOrder(tx, subjectId)
    if (!order || !canBecome(order.status, 'cancelled')) return
    await stepOrder(tx, order, { status: 'cancelled', reason: reasonOf('payment'), now })
  },
  onGoodwill: async () => {},
  onLost: async (tx, { subjectId }, lostFils, now) => {
    const order = await lockOrder(tx, subjectId)
    if (order && isUndecided(order)) {
      await makeGoodByMoney(tx, order, { reason: reasonOf('payment'), now })
      return 0
    }
    if (!order || !canBecome(order.status, 'cancelled')) return lostFils
    await stepOrder(tx, order, { status: 'cancelled', reason: reasonOf('payment'), now })
    return 0
  },
}
