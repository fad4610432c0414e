import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import type { Bilingual } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { PaymentListener } from '#features/payments/server/public.ts'
import { messages } from '../../messages.ts'
import type * as contract from '../../orders-contract.ts'
import { canBecome, canCustomerCancel, needsReason } from '../../rules.ts'
import { getOrderToPack, getOwnOrder } from './list-orders.ts'
import { holdOrder, updateOrder } from './order-store.ts'
import { stepOrder, tellPages } from './step-order.ts'

const reasonOf = (why: keyof (typeof messages)['en']['reasons']): Bilingual => ({
  en: messages.en.reasons[why],
  ar: messages.ar.reasons[why],
})

/** Called off by the customer; a second time changes nothing. */
export async function cancelIngredientOrder(
  tx: Transaction,
  who: Member,
  { id }: Wish<typeof contract.cancelIngredientOrder>,
): Promise<Answer<typeof contract.cancelIngredientOrder>> {
  const order = await holdOrder(tx, id)
  if (order?.customerId !== who.id) throw new Refusal('not_found', 404)
  if (order.status === 'cancelled') return getOwnOrder(tx, who, id)
  if (!canCustomerCancel(order.status)) throw new Refusal('order_under_way', 409)
  await stepOrder(tx, order, { status: 'cancelled', reason: reasonOf('customer'), now: who.now })
  return getOwnOrder(tx, who, id)
}

type CollectCash = (tx: Transaction, paymentId: number, now: Date) => Promise<void>

/** Who packs moves an order on; cash is collected at the door. */
export const moveIngredientOrder =
  (collectCash: CollectCash) =>
  async (
    tx: Transaction,
    who: Member,
    { id, status, reason }: Wish<typeof contract.moveIngredientOrder>,
  ): Promise<Answer<typeof contract.moveIngredientOrder>> => {
    const order = await holdOrder(tx, id)
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
    return getOrderToPack(tx, who, id)
  }

/** Money moves the order: taken, it may be packed; declined, nothing comes. */
export const ingredientPayments: PaymentListener = {
  lock: async (tx, { subjectId }) => {
    await holdOrder(tx, subjectId)
  },
  onReady: async () => {},
  onCaptured: async (tx, { subjectId, customerId }, now) => {
    await updateOrder(tx, subjectId, { paid_at: now })
    await tellPages(tx, { id: subjectId, customerId }, now)
  },
  onFailed: async (tx, { subjectId }, now) => {
    const order = await holdOrder(tx, subjectId)
    if (!order || !canBecome(order.status, 'cancelled')) return
    await stepOrder(tx, order, { status: 'cancelled', reason: reasonOf('payment'), now })
  },
  onGoodwill: async () => {},
}
