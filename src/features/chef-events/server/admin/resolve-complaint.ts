import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { cancelPayment, findPayments, refundPayment } from '#features/payments/server/public.ts'
import { isCaptured } from '#features/payments/rules.ts'
import type { resolveComplaint as contract } from '../../admin-contract.ts'
import { closeComplaint, findComplaint } from '../after/after-store.ts'
import { findNewestBooking, type BookingRow } from '../bookings/booking-store.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { settleEarnings } from '../money/settle-earnings.ts'
import { getChefOf, notify, showEvent } from '../notices/notify.ts'
import type { ChefEventRow } from '../store.ts'
import { lockEventAsAdmin } from './lock-event-as-admin.ts'
import { getAdminRow } from './list-events.ts'

/** Decides a complaint: money back from the balance first, and the chef is paid of what is left. */
export async function resolveComplaint(
  tx: Transaction,
  who: Member,
  { id, refund, resolution }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { event, now } = await lockEventAsAdmin(tx, id, who.now)
  const booking = await findNewestBooking(tx, id)
  const complaint = booking && (await findComplaint(tx, booking.id))
  if (!booking || !complaint) throw new Refusal('not_found', 404)
  if (complaint.resolvedAt) throw new Refusal('complaint_resolved', 409)
  const refundFils = toFils(refund)
  await closeComplaint(tx, booking.id, { by: who.id, refundedFils: refundFils, resolution }, now)
  await giveBack(tx, booking, { refundFils, resolution }, now)
  await notifyBoth(tx, event, booking, { amount: refundFils, answer: resolution }, now)
  await writeAudit(tx, who, {
    action: 'resolve-chef-complaint',
    object: 'chef-event',
    objectId: id,
    before: { complaint: complaint.text },
    after: { refundFils, resolution },
  })
  return getAdminRow(tx, who, id)
}

interface Decision {
  refundFils: number
  resolution: string
}

/** @throws Refusal `refund_invalid` where more would go back than was paid */
async function giveBack(
  tx: Transaction,
  booking: BookingRow,
  { refundFils, resolution }: Decision,
  now: Date,
): Promise<void> {
  const { balancePaymentId, depositPaymentId } = booking
  const ids = [balancePaymentId, depositPaymentId].filter((id) => id !== null)
  const payments = await findPayments(tx, ids)
  const paid = ids.flatMap((id) => {
    const payment = payments.get(id)
    return payment && isCaptured(payment.state)
      ? [{ id, leftFils: payment.amountFils - payment.refundedFils }]
      : []
  })
  const paidFils = paid.reduce((sum, { leftFils }) => sum + leftFils, 0)
  if (refundFils > paidFils) throw new Refusal('refund_invalid', 422, { fields: ['refund'] })
  const isWhole = refundFils === paidFils && paidFils > 0
  if (isWhole && booking.status === 'confirmed') {
    return cancelBooking(tx, booking, 'admin', now, resolution)
  }
  const balance = payments.get(balancePaymentId ?? 0)
  const isBalancePaid = balance !== undefined && isCaptured(balance.state)
  if (isWhole && balance && !isBalancePaid) await cancelPayment(tx, balance.id, now)
  await refundFrom(tx, paid, refundFils, now)
  if (isBalancePaid) await settleEarnings(tx, booking, now)
}

async function refundFrom(
  tx: Transaction,
  payments: readonly { id: number; leftFils: number }[],
  refundFils: number,
  now: Date,
): Promise<void> {
  let openFils = refundFils
  for (const { id: paymentId, leftFils } of payments) {
    const amountFils = Math.min(openFils, leftFils)
    if (amountFils === 0) continue
    openFils -= amountFils
    const reason = 'chef_event_complaint'
    await refundPayment(tx, { paymentId, amountFils, reason, now })
  }
}

async function notifyBoth(
  tx: Transaction,
  event: ChefEventRow,
  { id: key, chefId }: BookingRow,
  said: { amount: number; answer: string },
  now: Date,
): Promise<void> {
  const chef = await getChefOf(tx, chefId)
  const about = { event, key, now }
  const customer = { ...about, userId: event.userId }
  if (said.amount > 0) {
    await notify(tx, { ...customer, notice: 'chef-complaint-answered-refund' }, said)
  } else {
    await notify(tx, { ...customer, notice: 'chef-complaint-answered' }, { answer: said.answer })
  }
  await notify(tx, { ...about, userId: chef.userId, notice: 'chef-complaint-closed' }, said)
  await showEvent(tx, event, [chefId], now)
}
