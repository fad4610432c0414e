import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { chooseAfterMiss as contract } from '../../orders-contract.ts'
import { slotsFor, type DeliveryWindow } from '../../rules.ts'
import { getOwnOrder } from '../orders/list-orders.ts'
import { lockOrder, windowOf, type OrderRow } from '../orders/order-store.ts'
import { reasonOf } from '../orders/step-order.ts'
import { makeGoodByMoney, makeGoodBySlot } from './make-good.ts'

/** The customer's choice after a miss, once: the price back, or another window. R-SHOP-11 */
export async function chooseAfterMiss(
  tx: Transaction,
  who: Member,
  { id, choice, slot }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const order = await lockOrder(tx, id)
  if (order?.customerId !== who.id) throw new Refusal('not_found', 404)
  refuseChoice(order, who.now)
  if (choice === 'slot') {
    await makeGoodBySlot(tx, order, getSlot(slot, who.now), who.now)
  } else {
    const why = order.paidAt === null ? 'customer' : 'money'
    await makeGoodByMoney(tx, order, { reason: reasonOf(why), now: who.now })
  }
  await writeAudit(tx, who, {
    action: 'choose-after-miss',
    object: 'ingredient-order',
    objectId: id,
    before: { status: order.status, window: windowOf(order) },
    after: choice === 'slot' ? { status: 'placed', window: slot } : { status: 'failed', choice },
  })
  return getOwnOrder(tx, who, id)
}

function refuseChoice({ chooseUntil, madeGood }: OrderRow, now: Date): void {
  if (chooseUntil === null) throw new Refusal('order_not_missed', 409)
  if (chooseUntil <= now) throw new Refusal('order_choice_over', 409)
  if (madeGood !== null) throw new Refusal('order_choice_taken', 409)
}

/** @throws Refusal `order_slot_gone` */
function getSlot(wanted: DeliveryWindow | undefined, now: Date): DeliveryWindow {
  const slot = slotsFor(now).find(
    ({ day, from, to }) => day === wanted?.day && from === wanted.from && to === wanted.to,
  )
  if (!slot) throw new Refusal('order_slot_gone', 409, { fields: ['slot'] })
  return slot
}
