import type { Transaction } from '#server/database/database.ts'
import { isSecondMiss } from '#features/deliveries/rules.ts'
import { planMissedAgain, setMadeGood } from '#features/deliveries/server/public.ts'
import { refundExtras } from '#features/payments/server/public.ts'
import { findKitchen } from '#features/restaurants/server/public.ts'
import { canHaveAnother } from '#features/subscriptions/server/public.ts'
import {
  isFinished,
  isGivenBack,
  isRefunded,
  missedAt,
  recallableUntil,
  windowEndOf,
  type FailureReason,
} from '../../rules.ts'
import type { LockedTicket } from '../steps/lock-ticket.ts'
import { promiseRefund, withdrawRefund } from '../steps/remedy.ts'
import { lastNoticeOf, notifyCustomer } from '../steps/notify-customer.ts'
import { failed, failedAndMadeGood, failedAndRefunded } from '../templates.ts'
import { listTicketsOfDelivery, type TicketRow } from '../ticket-store.ts'
import { notifyDayAgain, notifyDayRefunded } from './notify-of-day.ts'

/**
 * What a customer has for a drop that did not come: its share of the day as money where a part of the
 * day came or still can; the whole day again where nothing did. The drop has failed already. Answers
 * whether the customer was notified of something new.
 */
export async function makeGood(
  tx: Transaction,
  locked: LockedTicket,
  reason: FailureReason,
): Promise<boolean> {
  const stops = await listTicketsOfDelivery(tx, locked.day.id)
  if (hasNothing(stops)) return giveDayBack(tx, locked, stops)
  if (isGivenBack(locked.ticket, locked.day)) return false
  const refund = await promiseRefund(tx, locked, dueAfter(locked, stops))
  if (refund > 0) await notifyCustomer(tx, locked, failedAndRefunded, { reason, refund })
  return refund > 0
}

/** Nothing of the day came by our fault, and none of its money has left. */
const hasNothing = (stops: readonly TicketRow[]): boolean =>
  stops.every(
    ({ failureReason, refundSettledAt }) =>
      failureReason !== null && isRefunded(failureReason) && refundSettledAt === null,
  )

/**
 * The kitchen ended a drop itself. Its money waits until that can’t be recalled, and for the last meal
 * of the day; a day of which nothing came comes again in its place then, if it can.
 */
export async function promiseForStep(
  tx: Transaction,
  locked: LockedTicket,
  reason: FailureReason,
): Promise<void> {
  const stops = await listTicketsOfDelivery(tx, locked.day.id)
  const standsAt = recallableUntil('failed', locked.now) ?? locked.now
  const refund = await promiseRefund(tx, locked, dueAfter({ now: standsAt }, stops))
  if (refund === 0) return notifyCustomer(tx, locked, failed, { reason })
  const comesAgain = hasNothing(stops) && !locked.day.isReplaced && (await canComeAgain(tx, locked))
  return comesAgain
    ? notifyCustomer(tx, locked, failedAndMadeGood, { reason })
    : notifyCustomer(tx, locked, failedAndRefunded, { reason, refund })
}

/**
 * A drop that the kitchen ended can’t be recalled any more: a day of which nothing came comes again
 * instead of its money. Answers whether it does. Who was promised neither yet hears of the money.
 */
export async function giveDayInstead(tx: Transaction, locked: LockedTicket): Promise<boolean> {
  const { ticket, day } = locked
  const { failureReason: reason, refundFils: refund } = ticket
  const stops = await listTicketsOfDelivery(tx, day.id)
  if (reason === null || refund === null || !hasNothing(stops)) return false
  if (day.madeGood !== null || day.isReplaced || day.isRefunded) return false
  if (await canComeAgain(tx, locked)) return giveDayBack(tx, locked, stops)
  const last = await lastNoticeOf(tx, ticket, [failedAndMadeGood, failedAndRefunded])
  if (last !== failedAndRefunded.name)
    await notifyCustomer(tx, locked, failedAndRefunded, { reason, refund })
  return false
}

/** The money waits for the last meal of the day: if that does not come either, the day comes again. */
function dueAfter({ now }: Pick<LockedTicket, 'now'>, stops: readonly TicketRow[]): Date {
  const ends = stops
    .filter(({ status }) => !isFinished(status))
    .map(({ day, windowFrom, windowTo }) => missedAt(windowEndOf(day, windowFrom, windowTo)))
  return new Date(Math.max(now.getTime(), ...ends.map((end) => end.getTime() + SLACK_MS)))
}

/** The job that ends a drop comes within it. */
const SLACK_MS = 15 * 60_000

async function giveDayBack(
  tx: Transaction,
  locked: LockedTicket,
  stops: readonly TicketRow[],
): Promise<boolean> {
  const { day, now } = locked
  if (day.isReplaced) {
    await setMadeGood(tx, day.id, 'day', now)
    return false
  }
  const again = (await canComeAgain(tx, locked))
    ? await planMissedAgain(tx, day, locked.days, now)
    : null
  await setMadeGood(tx, day.id, again === null ? 'money' : 'day', now)
  if (again === null) {
    await promiseRefund(tx, locked, now)
    await notifyDayRefunded(tx, locked)
    return true
  }
  for (const { id } of stops) await withdrawRefund(tx, { ticket: { id }, day })
  const reason = 'drop_failed'
  const extras = { deliveryDayId: day.id, day: day.day, reason, now }
  const { amountFils: extrasFils } = await refundExtras(tx, extras)
  await notifyDayAgain(tx, locked, { again, extrasFils })
  return true
}

/**
 * Not where the plan ends or its money is not here yet, the kitchen is gone or has missed before, or a
 * part of the day went back as money.
 */
async function canComeAgain(
  tx: Transaction,
  { day, days }: Pick<LockedTicket, 'day' | 'days'>,
): Promise<boolean> {
  if (day.mealsBack > 0 || isSecondMiss(day, days)) return false
  const kitchen = await findKitchen(tx, day.restaurantId)
  return kitchen?.isActive === true && (await canHaveAnother(tx, day))
}
