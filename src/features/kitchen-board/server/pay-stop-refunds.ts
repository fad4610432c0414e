import { inTransaction, type Database } from '#server/database/database.ts'
import { findAndLockDaysAround } from '#features/deliveries/server/public.ts'
import { refundExtras } from '#features/payments/server/public.ts'
import { payStopRefund } from '#features/subscriptions/server/public.ts'
import { giveDayInstead } from './missed/make-good.ts'
import {
  findAndLockDueRefund,
  listDueRefunds,
  settleRefund,
  type DueRefund,
} from './refund-store.ts'
import { lockTicketsOfDay } from './steps/step-store.ts'
import { findTicket } from './ticket-store.ts'

/**
 * Sends the money of failed drops that can no longer be recalled, or gives the day in its place. May
 * run twice or late.
 */
export async function payStopRefunds(db: Database, now: Date): Promise<void> {
  const due = await listDueRefunds(db, now)
  const errors: unknown[] = []
  for (const refund of due) {
    await payOne(db, refund, now).catch((error: unknown) => errors.push(error))
  }
  // One that cannot be paid holds up no other, and still shows as a failed job.
  if (errors.length > 0) throw new AggregateError(errors, 'Refunds of failed drops')
}

const payOne = (
  db: Database,
  { ticketId, customerId, deliveryDayId, mealTime }: DueRefund,
  now: Date,
) =>
  inTransaction(db, async (tx) => {
    const locked =
      deliveryDayId === null
        ? undefined
        : await findAndLockDaysAround(tx, customerId, deliveryDayId)
    if (deliveryDayId !== null) await lockTicketsOfDay(tx, deliveryDayId)
    const promised = await findAndLockDueRefund(tx, ticketId, now)
    if (!promised) return
    const ticket = await findTicket(tx, ticketId)
    if (locked && ticket && (await giveDayInstead(tx, { ticket, ...locked, now }))) return
    // A day whose payment failed has left the ledger: nothing was taken, nothing goes back.
    const paid = locked
      ? await payStopRefund(tx, { day: locked.day, amountFils: promised.amountFils, now })
      : NOTHING
    if (paid === 'waiting') return
    if (locked) {
      const { id, day } = locked.day
      const reason = 'drop_failed'
      await refundExtras(tx, { deliveryDayId: id, day, mealTime, reason, now })
    }
    await settleRefund(tx, ticketId, paid.refundId, now)
  })

const NOTHING = { refundId: null }
