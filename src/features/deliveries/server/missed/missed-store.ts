import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { MadeGood } from '../../rules.ts'

/** How a failed day was made good; null once it came after all. The day must be locked. */
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

/** How days were made good. */
export async function listRemedies(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('delivery_days')
    .select(['id', 'made_good as madeGood', 'refunded_at as refundedAt'])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute()
  return rows.map(({ id, madeGood, refundedAt }) => ({
    id,
    madeGood: madeGood as MadeGood | null,
    isRefunded: refundedAt !== null,
  }))
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

/** Days given back for our fault that stand skipped and unused. */
export const listUnusedAmends = (db: Database) =>
  db
    .selectFrom('delivery_days as d')
    .leftJoin('delivery_days as r', 'r.replaces_id', 'd.id')
    .select(['d.id', 'd.customer_id as customerId'])
    .where('d.status', '=', 'skipped')
    .where('d.never_expires', '=', true)
    .where('d.refunded_at', 'is', null)
    .where('r.id', 'is', null)
    .orderBy('d.id')
    .execute()

/** A customer's missed days that were made good, the newest first. */
export const listMissedDays = (db: Database, customerId: string, from: Day) =>
  db
    .selectFrom('delivery_days')
    .select(['id', 'subscription_id as subscriptionId', 'day', 'meals'])
    .select('restaurant_id as restaurantId')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'failed')
    .where('made_good', 'is not', null)
    .where('day', '>=', from)
    .orderBy('day', 'desc')
    .execute()
