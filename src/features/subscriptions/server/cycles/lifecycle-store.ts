import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'

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

export async function endFinished(db: Database, today: Day): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ status: 'ended' })
    .where('status', '=', 'ending')
    .where('end_date', '<', today)
    .execute()
}

/** A newest cycle whose payment failed for good and that nobody took up again. */
export async function endFailed(db: Database, startedBefore: Day, today: Day): Promise<void> {
  await db
    .updateTable('subscriptions as s')
    .from('subscription_cycles as c')
    .set({ status: 'ended', end_date: today })
    .whereRef('c.subscription_id', '=', 's.id')
    .where('c.payment', '=', 'failed')
    .where('c.starts_on', '<', startedBefore)
    .where('s.status', '=', 'pending_payment')
    .execute()
}

/** Renewing subscriptions whose newest cycle is paid and ends before a day. */
export const listToRenew = (db: Database, endsBefore: Day) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('subscription_cycles as c', 'c.subscription_id', 's.id')
    .select('s.id')
    .where('s.status', 'in', ['active', 'paused'])
    .where('c.payment', '=', 'paid')
    .where('c.ends_on', '<', endsBefore)
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
