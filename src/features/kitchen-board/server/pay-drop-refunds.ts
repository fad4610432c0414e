import { inTransaction, type Database } from '#server/database/database.ts'
import { findAndHoldDaysAround } from '#features/deliveries/server/public.ts'
import { refundExtras } from '#features/payments/server/public.ts'
import { payDropRefund } from '#features/subscriptions/server/public.ts'

interface DueRefund {
  ticketId: number
  customerId: string
  deliveryDayId: number | null
  mealTime: string
}

/** Sends the money of failed drops that can no longer be recalled. May run twice or late. */
export async function payDropRefunds(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('drop_refunds as f')
    .innerJoin('kitchen_tickets as t', 't.id', 'f.ticket_id')
    .select([
      't.id as ticketId',
      't.customer_id as customerId',
      't.delivery_day_id as deliveryDayId',
      't.meal_time as mealTime',
    ])
    .where('f.settled_at', 'is', null)
    .where('f.due_at', '<=', now)
    .orderBy('f.due_at')
    .execute()
  const faults: unknown[] = []
  for (const refund of due) {
    await payOne(db, refund, now).catch((fault: unknown) => faults.push(fault))
  }
  // One that cannot be paid holds up no other, and still shows as a failed job.
  if (faults.length > 0) throw new AggregateError(faults, 'Refunds of failed drops')
}

const payOne = (
  db: Database,
  { ticketId, customerId, deliveryDayId, mealTime }: DueRefund,
  now: Date,
) =>
  inTransaction(db, async (tx) => {
    const held =
      deliveryDayId === null
        ? undefined
        : await findAndHoldDaysAround(tx, customerId, deliveryDayId)
    const promised = await tx
      .selectFrom('drop_refunds')
      .select('amount_fils as amountFils')
      .where('ticket_id', '=', ticketId)
      .where('settled_at', 'is', null)
      .where('due_at', '<=', now)
      .forUpdate()
      .executeTakeFirst()
    if (!promised) return
    // A day whose payment failed has left the ledger: nothing was taken, nothing goes back.
    const paid = held
      ? await payDropRefund(tx, { day: held.day, amountFils: promised.amountFils, now })
      : NOTHING
    if (paid === 'waiting') return
    if (held) {
      await refundExtras(tx, { deliveryDayId: held.day.id, mealTime, reason: 'drop_failed', now })
    }
    await tx
      .updateTable('drop_refunds')
      .set({ refund_id: paid.refundId, settled_at: now })
      .where('ticket_id', '=', ticketId)
      .execute()
  })

const NOTHING = { refundId: null }
