import { isLanguage, type Bilingual } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { cancelPayment, countLeft, refundPayment } from '#features/payments/server/public.ts'
import { isCalledOff, orderNumber, type OrderStatus } from '../../rules.ts'
import { cancelled, delivered, failed, out, placed, placedCash } from '../templates.ts'
import { insertStep, updateOrder, type OrderRow } from './order-store.ts'

interface Step {
  status: OrderStatus
  reason: Bilingual | null
  now: Date
}

/** Writes what happened to an order, gives money back where it was called off, and reports it. */
export async function stepOrder(
  tx: Transaction,
  order: OrderRow,
  { status, reason, now }: Step,
): Promise<void> {
  if (order.status !== status) await updateOrder(tx, order.id, { status })
  await insertStep(tx, order.id, { status, at: now, reason })
  if (isCalledOff(status)) await giveBack(tx, order, now)
  await tellPages(tx, order, now)
  await tellCustomer(tx, order, { status, reason, now })
}

/** All of it to the card, or nothing asked any more; a charge under way comes back by itself. */
async function giveBack(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.paymentId === null) return
  if (order.paidAt === null) return cancelPayment(tx, order.paymentId, now)
  const amountFils = await countLeft(tx, order.paymentId)
  if (amountFils === 0) return
  await refundPayment(tx, {
    paymentId: order.paymentId,
    amountFils,
    reason: 'ingredients_called_off',
    now,
  })
}

export const tellPages = (
  tx: Transaction,
  { id, customerId }: Pick<OrderRow, 'id' | 'customerId'>,
  now: Date,
): Promise<void> =>
  publishEvent(
    tx,
    { channel: `customer:${customerId}`, kind: 'ingredient-order-changed', data: { orderId: id } },
    now,
  )

async function tellCustomer(
  tx: Transaction,
  order: OrderRow,
  { status, reason, now }: Step,
): Promise<void> {
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', order.customerId)
    .executeTakeFirstOrThrow()
  const message = {
    to: phone,
    language: isLanguage(language) ? language : 'en',
    dedupeKey: `ingredients-${status}:${order.id}`,
    now,
  } as const
  const parameters = {
    number: orderNumber(order.id),
    day: order.windowDay,
    from: order.windowFrom,
    to: order.windowTo,
    total: order.totalFils,
    reason: reason ?? { en: '', ar: '' },
  }
  const isCash = order.paymentMethod === 'cash_on_delivery'
  if (status === 'placed' && isCash) {
    await queueMessage(tx, { ...message, template: placedCash, parameters })
  } else if (status === 'placed') {
    await queueMessage(tx, { ...message, template: placed, parameters })
  } else if (status === 'out') {
    await queueMessage(tx, { ...message, template: out, parameters })
  } else if (status === 'delivered') {
    await queueMessage(tx, { ...message, template: delivered, parameters })
  } else if (status === 'failed' || status === 'cancelled') {
    await queueMessage(tx, {
      ...message,
      template: status === 'failed' ? failed : cancelled,
      parameters,
    })
  }
}
