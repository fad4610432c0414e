import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { isCaptured, type PaymentState } from '../../rules.ts'
import { cancelPayment } from '../settling/cancel-payment.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { notifyCustomer } from '../notify.ts'
import type { PaymentListener } from '../types.ts'
import { listLines, waiveLines, type PaymentLineRow } from '../books/line-store.ts'
import { findAndLockPayment } from './extras-store.ts'

interface UndeliveredExtras {
  deliveryDayId: number
  day: Day
  /** The drop that did not come; all of the day without it. */
  mealTime?: string
  /** So many of all that do not come: whole lines, the dearest first. */
  portions?: number
  reason: string
  now: Date
}

/**
 * Gives the extras of a day, or of one of its drops, back to the card; what was not taken yet is
 * not owed any more. The customer is notified of either. A second time gives nothing. Answers
 * what is given back or let off.
 */
export async function refundExtras(
  tx: Transaction,
  { deliveryDayId, day, mealTime, portions, reason, now }: UndeliveredExtras,
): Promise<{ amountFils: number }> {
  const payment = await findAndLockPayment(tx, deliveryDayId)
  if (!payment) return { amountFils: 0 }
  const unwaived = (await listLines(tx, payment.id)).filter(({ waivedAt }) => waivedAt === null)
  const undelivered = unwaived.filter(({ part }) => mealTime === undefined || part === mealTime)
  const lines = portions === undefined ? undelivered : enoughFor(portions, undelivered)
  if (lines.length === 0) return { amountFils: 0 }
  const amountFils = sumOf(lines)
  await waiveLines(
    tx,
    payment.id,
    lines.map(({ position }) => position),
    now,
  )
  const places = lines.map(({ position }) => position).join('-')
  const key = `${now.getTime()}:${places}`
  if (isCaptured(payment.state as PaymentState)) {
    // An admin may have given some of it back already.
    const left = payment.amount_fils - payment.refunded_fils
    const given = Math.min(amountFils, left)
    if (given === 0) return { amountFils: 0 }
    await refundPayment(tx, {
      paymentId: payment.id,
      amountFils: given,
      reason,
      now,
      ...(given === amountFils && { lines }),
    })
    await notifyCustomer(tx, payment, 'extras-refunded', { day, amount: given }, now, key)
    return { amountFils: given }
  }
  if (lines.length === unwaived.length) {
    await cancelPayment(tx, payment.id, now)
  }
  await notifyCustomer(tx, payment, 'extras-let-off', { day, amount: amountFils }, now, key)
  return { amountFils }
}

/** What a drop's extras cost that were given back or let off from an instant on, in fils. */
export async function sumExtrasBack(
  tx: Transaction,
  { deliveryDayId, mealTime, since }: { deliveryDayId: number; mealTime: string; since: Date },
): Promise<number> {
  const payment = await findAndLockPayment(tx, deliveryDayId)
  if (!payment) return 0
  const lines = await listLines(tx, payment.id)
  return sumOf(
    lines.filter(
      ({ part, waivedAt }) => part === mealTime && waivedAt !== null && waivedAt >= since,
    ),
  )
}

function enoughFor(portions: number, lines: readonly PaymentLineRow[]): PaymentLineRow[] {
  const dearest = lines.toSorted((a, b) => b.grossFils / b.quantity - a.grossFils / a.quantity)
  let missing = portions
  return dearest.filter(({ quantity }) => {
    const isTaken = missing > 0
    if (isTaken) missing -= quantity
    return isTaken
  })
}

const sumOf = (lines: readonly { grossFils: number }[]): number =>
  lines.reduce((sum, { grossFils }) => sum + grossFils, 0)

/** Lines that were waived while the money was on its way are given back as soon as it is there. */
export const extrasPayments: PaymentListener = {
  onReady: async () => {},
  onCaptured: async (tx, { id }, now) => {
    const lines = (await listLines(tx, id)).filter(({ waivedAt }) => waivedAt !== null)
    if (lines.length === 0) return
    await refundPayment(tx, {
      paymentId: id,
      amountFils: sumOf(lines),
      reason: 'waived_before_capture',
      now,
      lines,
    })
  },
  onFailed: async () => {},
  onGoodwill: async () => {},
}
