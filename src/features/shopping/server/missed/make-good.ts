import type { Bilingual } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { moveCharge } from '#features/payments/server/public.ts'
import type { DeliveryWindow } from '../../rules.ts'
import { updateOrder, type OrderRow } from '../orders/order-store.ts'
import { factsOf, giveBack, messageOf, reasonOf, writeStep } from '../orders/step-order.ts'
import { ended, moneyBack, newTime } from '../templates.ts'

/** A missed order stays undelivered: what was paid goes back, or nothing is asked any more. */
export async function makeGoodByMoney(
  tx: Transaction,
  order: OrderRow,
  { reason, now }: { reason: Bilingual; now: Date },
): Promise<void> {
  await updateOrder(tx, order.id, { made_good: 'money' })
  await writeStep(tx, order, { status: 'failed', reason, now })
  const total = await giveBack(tx, order, now)
  const message = await messageOf(tx, order, 'money-back', now)
  const parameters = { ...factsOf(order), total }
  if (total > 0) await queueMessage(tx, { ...message, template: moneyBack, parameters })
  else await queueMessage(tx, { ...message, template: ended, parameters })
}

/** A missed order comes in another window; it keeps its lines, its price and its payment. */
export async function makeGoodBySlot(
  tx: Transaction,
  order: OrderRow,
  { day, from, to }: DeliveryWindow,
  now: Date,
): Promise<void> {
  const change = { window_day: day, window_from: from, window_to: to }
  await updateOrder(tx, order.id, { ...change, made_good: 'slot' })
  if (order.paymentId !== null && order.paidAt === null) {
    await moveCharge(tx, order.paymentId, day, now)
  }
  await writeStep(tx, order, { status: 'placed', reason: reasonOf('slot'), now })
  await queueMessage(tx, {
    ...(await messageOf(tx, order, 'new-time', now)),
    template: newTime,
    parameters: { ...factsOf(order), day, from, to },
  })
}
