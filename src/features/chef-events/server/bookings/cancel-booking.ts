import type { Database, Transaction } from '#server/database/database.ts'
import {
  cancelPayment,
  countLeft,
  findPayments,
  refundPayment,
} from '#features/payments/server/public.ts'
import { depositBack, type Canceller } from '../../rules.ts'
import { settleEarnings } from '../money/settle-earnings.ts'
import { getChefOf, notify, showEvent } from '../notices/notify.ts'
import { updateQuotes } from '../quotes/quote-store.ts'
import { inviteChefsAgain } from '../requests/invite-chefs.ts'
import { findEvent, setEventStatus, type ChefEventRow } from '../store.ts'
import { insertStep, updateBooking, type BookingRow } from './booking-store.ts'

/** What of the deposit the rules give back, were the booking cancelled now. */
const refundOf = (booking: BookingRow, by: Canceller, now: Date): number => {
  if (booking.status !== 'confirmed') return 0
  const { depositFils, startsAt, waivedAt } = booking
  if (by !== 'customer') return depositFils
  return depositBack(depositFils, { startsAt, isWaived: waivedAt !== null }, now)
}

/** What is left of a paid deposit, and what of it the customer would get back now. */
export async function countRefund(
  db: Database,
  booking: BookingRow,
  now: Date,
): Promise<{ leftFils: number; refundFils: number }> {
  const { depositPaymentId: id, status } = booking
  const isPaid = id !== null && status === 'confirmed'
  const deposit = isPaid ? (await findPayments(db, [id])).get(id) : undefined
  const leftFils = deposit ? deposit.amountFils - deposit.refundedFils : 0
  return { leftFils, refundFils: Math.min(refundOf(booking, 'customer', now), leftFils) }
}

/**
 * Cancels a locked booking that is neither over nor cancelled yet: money back, or the chef's
 * share of what is kept; the day is free again; after a chef's cancellation the request opens
 * again. A deposit whose charge is under way comes back whole as soon as it went through.
 */
export async function cancelBooking(
  tx: Transaction,
  booking: BookingRow,
  by: Canceller,
  now: Date,
  reason = '',
): Promise<void> {
  const refundFils = await giveBack(tx, booking, by, now)
  const cancelled = await updateBooking(tx, booking.id, {
    status: 'cancelled',
    cancelled_at: now,
    cancelled_by: by,
    refunded_fils: refundFils,
  })
  const actor = by === 'payment' ? 'system' : by
  await insertStep(tx, { bookingId: booking.id, kind: 'cancelled', actor, at: now })
  await updateQuotes(tx, [booking.quoteId], { status: 'closed', decidedAt: now })
  const isKept = booking.status === 'confirmed' && refundFils < booking.depositFils
  const { netFils } = isKept ? await settleEarnings(tx, cancelled, now) : { netFils: 0 }
  await moveEventOn(tx, booking, by, now)
  await notifyBoth(tx, booking, { by, refundFils, netFils, reason }, now)
}

async function giveBack(
  tx: Transaction,
  booking: BookingRow,
  by: Canceller,
  now: Date,
): Promise<number> {
  const { depositPaymentId: paymentId } = booking
  if (paymentId === null) return 0
  if (booking.status === 'deposit_due') {
    await cancelPayment(tx, paymentId, now)
    return 0
  }
  const amountFils = Math.min(refundOf(booking, by, now), await countLeft(tx, paymentId))
  if (amountFils === 0) return 0
  const reason = `chef_event_cancelled_by_${by}`
  await refundPayment(tx, { paymentId, amountFils, reason, now })
  return amountFils
}

async function moveEventOn(
  tx: Transaction,
  { eventId, startsAt, chefId }: BookingRow,
  by: Canceller,
  now: Date,
): Promise<void> {
  const isOpenAgain = by === 'chef' && startsAt > now
  await setEventStatus(tx, eventId, isOpenAgain ? 'pending' : 'cancelled', { by, now })
  const event = isOpenAgain ? await findEvent(tx, eventId) : undefined
  if (event) await inviteChefsAgain(tx, event, chefId, now)
}

interface Cancelled {
  by: Canceller
  refundFils: number
  netFils: number
  reason: string
}

async function notifyBoth(
  tx: Transaction,
  booking: BookingRow,
  said: Cancelled,
  now: Date,
): Promise<void> {
  const event = await findEvent(tx, booking.eventId)
  if (!event) return
  const chef = await getChefOf(tx, booking.chefId)
  const about = { event, key: booking.id, now }
  // Who took the payment back has heard what that means.
  if (said.by !== 'payment') await notifyCustomer(tx, { ...about, userId: event.userId }, said)
  await notifyChef(tx, { ...about, userId: chef.userId }, said)
  await showEvent(tx, event, [booking.chefId], now)
}

interface NoticeFacts {
  event: ChefEventRow
  key: number
  now: Date
  userId: string
}

function notifyCustomer(
  tx: Transaction,
  about: NoticeFacts,
  { by, refundFils: amount, reason }: Cancelled,
): Promise<void> {
  const isRefunded = amount > 0
  if (by === 'admin') {
    return isRefunded
      ? notify(tx, { ...about, notice: 'chef-event-cancelled-by-us-refund' }, { reason, amount })
      : notify(tx, { ...about, notice: 'chef-event-cancelled-by-us' }, { reason })
  }
  if (by === 'chef') {
    return isRefunded
      ? notify(tx, { ...about, notice: 'chef-event-cancelled-by-chef' }, { amount })
      : notify(tx, { ...about, notice: 'chef-event-cancelled-by-chef-unpaid' }, {})
  }
  return isRefunded
    ? notify(tx, { ...about, notice: 'chef-event-cancelled-refund' }, { amount })
    : notify(tx, { ...about, notice: 'chef-event-cancelled' }, {})
}

function notifyChef(
  tx: Transaction,
  about: NoticeFacts,
  { by, netFils: amount, reason }: Cancelled,
): Promise<void> {
  if (by === 'payment') return notify(tx, { ...about, notice: 'chef-booking-unpaid' }, {})
  if (by === 'admin')
    return notify(tx, { ...about, notice: 'chef-booking-cancelled-by-us' }, { reason })
  if (by === 'chef') return notify(tx, { ...about, notice: 'chef-booking-cancelled-by-chef' }, {})
  return notify(tx, { ...about, notice: 'chef-booking-cancelled' }, { amount })
}
