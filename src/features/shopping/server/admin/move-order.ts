import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { moveIngredientOrder as contract } from '../../admin-contract.ts'
import { canBecome, needsReason } from '../../rules.ts'
import { lockOrder } from '../orders/order-store.ts'
import { stepOrder } from '../orders/step-order.ts'
import { showOrderToPack } from './list-orders-to-pack.ts'

type CollectCash = (tx: Transaction, paymentId: number, now: Date) => Promise<void>

/** Who packs moves an order on; cash is collected at the door. */
export const moveIngredientOrder =
  (collectCash: CollectCash) =>
  async (
    tx: Transaction,
    who: Member,
    { id, status, reason }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Refusal('not_found', 404)
    if (!canBecome(order.status, status)) throw new Refusal('order_cannot_become', 409)
    if (needsReason(status) && !reason) {
      throw new Refusal('order_reason_needed', 422, { fields: ['reason'] })
    }
    const isCash = order.paymentMethod === 'cash_on_delivery'
    if (status === 'packing' && !isCash && !order.paidAt) throw new Refusal('order_not_paid', 409)
    if (status === 'delivered' && isCash && order.paymentId !== null) {
      await collectCash(tx, order.paymentId, who.now)
    }
    const said = reason && needsReason(status) ? { en: reason, ar: reason } : null
    await stepOrder(tx, order, { status, reason: said, now: who.now })
    await writeAudit(tx, who, {
      action: 'move-ingredient-order',
      object: 'ingredient-order',
      objectId: id,
      before: { status: order.status },
      after: { status, ...(said && { reason }) },
    })
    return showOrderToPack(tx, who, id)
  }
