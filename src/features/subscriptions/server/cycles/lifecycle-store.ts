import { sql } from 'kysely'
import { addDays, type Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { RENEWAL_LEAD_DAYS } from '../../billing-rules.ts'

/** Paid before its start: active from the start date on. */
export async function activateStarted(db: Database, today: Day): Promise<void> {
  await db
    .updateTable('subscriptions as s')
    .from('subscription_cycles as c')
    .set({ status: 'active' })
    .whereRef('c.subscription_id', '=', 's.id')
    .where('c.number', '=', 1)
    .where('c.payment', '=', 'paid')
    .where('s.status', '=', 'scheduled')
    .where('s.start_date', '<=', today)
    .execute()
}

/** Writes down which subscriptions are paused today and which no longer. */
export async function turnPauses(db: Database, today: Day): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ status: 'paused' })
    .where('status', '=', 'active')
    .where('paused_from', '<=', today)
    .where('paused_to', '>=', today)
    .execute()
  await db
    .updateTable('subscriptions')
    .set({ status: 'active' })
    .where('status', '=', 'paused')
    .where((eb) =>
      eb.or([
        eb('paused_to', 'is', null),
        eb('paused_to', '<', today),
        eb('paused_from', '>', today),
      ]),
    )
    .execute()
}

export interface EndedSubscription {
  id: number
  customerId: string
  planId: number
  /** Null where no one cancelled it: it was not paid, or its restaurant closed. */
  cancelledAt: Date | null
  /** The customer, or the team for them; not that its payment was taken back. */
  hasCancelled: boolean
}

const hasCancelled = sql<boolean>`exists (
  select from subscription_receipts r where r.subscription_id = s.id and r.kind = 'cancel'
)`.as('hasCancelled')

const ENDED = [
  's.id',
  's.customer_id as customerId',
  's.plan_id as planId',
  's.cancelled_at as cancelledAt',
  hasCancelled,
] as const

export const endFinished = (tx: Transaction, today: Day): Promise<EndedSubscription[]> =>
  tx
    .updateTable('subscriptions as s')
    .set({ status: 'ended' })
    .where('s.status', '=', 'ending')
    .where('s.end_date', '<', today)
    .returning(ENDED)
    .execute()

/** A newest cycle whose payment failed for good and that no one took up again. */
export const endFailed = (
  tx: Transaction,
  failedBefore: Date,
  today: Day,
): Promise<EndedSubscription[]> =>
  tx
    .updateTable('subscriptions as s')
    .from('subscription_cycles as c')
    .innerJoin('payments as p', 'p.id', 'c.payment_id')
    .set({ status: 'ended', end_date: today })
    .whereRef('c.subscription_id', '=', 's.id')
    .where('c.payment', '=', 'failed')
    .where('p.closed_at', '<', failedBefore)
    .where('s.status', '=', 'pending_payment')
    .returning(ENDED)
    .execute()

/** Renewing subscriptions whose newest cycle is paid and whose next one may be due to be opened. */
export const listToRenew = (db: Database, today: Day) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('subscription_cycles as c', 'c.subscription_id', 's.id')
    .innerJoin('restaurants as r', 'r.id', 'c.restaurant_id')
    .select('s.id')
    .where('s.status', 'in', ['active', 'paused'])
    .where('c.payment', '=', 'paid')
    .where(
      sql<boolean>`c.ends_on - r.cutoff_days <= ${today}::date + ${RENEWAL_LEAD_DAYS}::integer`,
    )
    .where((eb) =>
      eb.or([
        eb('s.paused_to', 'is', null),
        eb('s.paused_to', '<=', addDays(today, RENEWAL_LEAD_DAYS)),
        eb('s.paused_from', '>', today),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription_cycles as next')
            .select('next.id')
            .whereRef('next.subscription_id', '=', 's.id')
            .whereRef('next.number', '>', 'c.number'),
        ),
      ),
    )
    .execute()
