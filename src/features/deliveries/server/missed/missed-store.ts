import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { MadeGood } from '../../rules.ts'

/** How a failed day was made good; null once it came after all. The day must be held. */
export async function setMadeGood(
  tx: Transaction,
  id: number,
  madeGood: MadeGood | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('delivery_days')
    .set({ made_good: madeGood, changed_at: now })
    .where('id', '=', id)
    .execute()
}

/** Until when the delivery of a subscription's day can be changed. */
export async function findLockOf(db: Database, subscriptionId: number, day: Day): Promise<Date> {
  const { locksAt } = await db
    .selectFrom('delivery_days')
    .select('locks_at as locksAt')
    .where('subscription_id', '=', subscriptionId)
    .where('day', '=', day)
    .where('status', '<>', 'skipped')
    .executeTakeFirstOrThrow()
  return locksAt
}

/**
 * Days given back for our fault that no one used in time: their cycle ended before the given day.
 * What they make up for is not among them.
 */
export const listUnusedAmends = (db: Database, endedBefore: Day) =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .leftJoin('delivery_days as r', 'r.replaces_id', 'd.id')
    .select(['d.id', 'd.customer_id as customerId'])
    .where('c.ends_on', '<', endedBefore)
    .where('d.status', '=', 'skipped')
    .where('d.never_expires', '=', true)
    .where('d.refunded_at', 'is', null)
    .where('r.id', 'is', null)
    .orderBy('d.id')
    .execute()

/** What a customer's missed days of the newest weeks became. */
export const listMissedDays = (db: Database, customerId: string, from: Day) =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('restaurants as r', 'r.id', 'd.restaurant_id')
    .select(['d.id', 'd.subscription_id as subscriptionId', 'd.day', 'd.made_good as madeGood'])
    .select(['d.meals', 'r.name_en as restaurantEn', 'r.name_ar as restaurantAr'])
    .where('d.customer_id', '=', customerId)
    .where('d.status', '=', 'failed')
    .where('d.made_good', 'is not', null)
    .where('d.day', '>=', from)
    .orderBy('d.day', 'desc')
    .execute()
