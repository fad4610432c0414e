import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'

/** Skipped days whose time to be used is over: their cycle ended before the given day. */
export async function expireReturnedDays(db: Database, endedBefore: Day, now: Date) {
  await db
    .updateTable('delivery_days as d')
    .from('subscription_cycles as c')
    .set({ expired_at: now, changed_at: now })
    .whereRef('c.id', '=', 'd.cycle_id')
    .where('c.ends_on', '<', endedBefore)
    .where('d.status', '=', 'skipped')
    .where('d.never_expires', '=', false)
    .where('d.expired_at', 'is', null)
    .where('d.refunded_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery_days as r').select('r.id').whereRef('r.replaces_id', '=', 'd.id'),
        ),
      ),
    )
    .execute()
}

/** Meals that were given back and not used, of the cycles that ended after one day and up to another. */
export const listReturnedMeals = (db: Database, { after, until }: { after: Day; until: Day }) =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .innerJoin('users as u', 'u.id', 'd.customer_id')
    .leftJoin('delivery_days as r', 'r.replaces_id', 'd.id')
    .select(['c.id as cycleId', 'c.ends_on as endsOn', 'u.phone', 'u.language'])
    .select((eb) => eb.fn.sum<number>('d.meals').as('meals'))
    .where('c.ends_on', '>', after)
    .where('c.ends_on', '<=', until)
    .where('d.status', '=', 'skipped')
    .where('d.never_expires', '=', false)
    .where('d.expired_at', 'is', null)
    .where('d.refunded_at', 'is', null)
    .where('r.id', 'is', null)
    .groupBy(['c.id', 'u.phone', 'u.language'])
    .execute()
