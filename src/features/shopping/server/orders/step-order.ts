import { isLanguage, type Bilingual } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { cancelPayment, countLeft, refundPayment } from '#features/payments/server/public.ts'
import { messages } from '../../messages.ts'
import { isCalledOff, orderNumber, type OrderStatus } from '../../rules.ts'
import { cancelled, delivered, failed, out, placed, placedCash } from '../templates.ts'
import { insertStep, updateOrder, type OrderRow } from './order-store.ts'

export interface Step {
  status: OrderStatus
  reason: Bilingual | null
  now: Date
}

export const reasonOf = (why: keyof (typeof messages)['en']['reasons']): Bilingual => ({
  en: messages.en.reasons[why],
  ar: messages.ar.reasons[why],
})

/** Writes what happened to an order, gives money back where it was called off, and reports it. */
export async function stepOrder(tx: Transaction, order: OrderRow, step: Step): Promise<void> {
  await writeStep(tx, order, step)
  if (isCalledOff(step.status)) await giveBack(tx, order, step.now)
  await notifyCustomer(tx, order, step)
}

/** The step alone, and word of it to open pages. */
export async function writeStep(
  tx: Transaction,
  order: OrderRow,
  { status, reason, now }: Step,
): Promise<void> {
  if (order.status !== status) await updateOrder(tx, order.id, { status })
  await insertStep(tx, order.id, { status, at: now, reason })
  await notifyPages(tx, order, now)
}

/**
 * All of it to the card, or nothing asked any more; a charge under way comes back by itself.
 * Answers the fils that go back now.
 */
export async function giveBack(tx: Transaction, order: OrderRow, now: Date): Promise<number> {
  if (order.paymentId === null) return 0
  if (order.paidAt === null) {
    await cancelPayment(tx, order.paymentId, now)
    return 0
  }
  const amountFils = await countLeft(tx, order.paymentId)
  if (amountFils === 0) return 0
  await refundPayment(tx, {
    paymentId: order.paymentId,
    amountFils,
    reason: 'ingredients_called_off',
    now,
  })
  return amountFils
}

export const notifyPages = (
  tx: Transaction,
  { id, customerId }: Pick<OrderRow, 'id' | 'customerId'>,
  now: Date,
): Promise<void> =>
  publishEvent(
    tx,
    { channel: `customer:${customerId}`, kind: 'ingredient-order-changed', data: { orderId: id } },
    now,
  )

/** A message of an order to its customer, but for what it says; once in each window that it had. */
export async function messageOf(tx: Transaction, order: OrderRow, what: string, now: Date) {
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', order.customerId)
    .executeTakeFirstOrThrow()
  return {
    to: phone,
    language: isLanguage(language) ? language : 'en',
    // In its second window an order takes its steps again.
    dedupeKey: `ingredients-${what}${order.madeGood === 'slot' ? '-again' : ''}:${order.id}`,
    now,
  } as const
}

/** What messages of an order say. */
export const factsOf = (order: OrderRow) => ({
  number: orderNumber(order.id),
  order: String(order.id),
  day: order.windowDay,
  from: order.windowFrom,
  to: order.windowTo,
  total: order.totalFils,
})

async function notifyCustomer(
  tx: Transaction,
  order: OrderRow,
  { status, reason, now }: Step,
): Promise<void> {
  const message = await messageOf(tx, order, status, now)
  const parameters = { ...factsOf(order), reason: reason ?? { en: '', ar: '' } }
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
