import { sql } from 'kysely'
import { waitedSince } from '#server/clock.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockAccount, lockUser } from '#server/database/lock-user.ts'
import type { DayStatus } from '../rules.ts'
import { listLedgerRows, type LedgerRow } from './store.ts'

/** Days of which no customer's change and no closing takes anything back; a long life has hundreds. */
const OVER: DayStatus[] = ['delivered', 'forfeited']

/** All days of a subscription; those that can still change are locked, in one order for everyone. */
export async function findAndLockDays(
  tx: Transaction,
  subscriptionId: number,
): Promise<LedgerRow[]> {
  await tx
    .selectFrom('delivery_days')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('status', 'not in', OVER)
    .orderBy('id')
    .forUpdate()
    .execute()
  return listLedgerRows(tx, [subscriptionId])
}

/** The lock order of every change: user, subscription, then its days or payment. */
export async function findAndLockSubscriptionOfDay(
  tx: Transaction,
  customerId: string,
  id: number,
): Promise<number | undefined> {
  await lockUser(tx, customerId)
  return lockSubscriptionOfDay(tx, customerId, id)
}

async function lockSubscriptionOfDay(
  tx: Transaction,
  customerId: string,
  id: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', 'in', (eb) =>
      eb.selectFrom('delivery_days').select('subscription_id').where('id', '=', id),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.id
}

/**
 * The days of a subscription that one of its days belongs to, locked in the lock order of all. For kitchens,
 * admins and jobs, whose work a deleted account doesn't stop; customers lock themselves before.
 */
export async function findAndLockDaysAround(
  tx: Transaction,
  customerId: string,
  id: number,
): Promise<{ day: LedgerRow; days: LedgerRow[] } | undefined> {
  await lockAccount(tx, customerId)
  const subscriptionId = await lockSubscriptionOfDay(tx, customerId, id)
  if (subscriptionId === undefined) return undefined
  const days = await findAndLockDays(tx, subscriptionId)
  const day = days.find((one) => one.id === id)
  return day && { day, days }
}

/**
 * The instant after all waiting: for a connection since the call came in, and for locks. For an
 * instant that is no call's, what this transaction has waited since it began.
 */
export async function instantAfterWaiting(tx: Transaction, since: Date): Promise<Date> {
  const waited = waitedSince(since)
  if (waited !== undefined) return new Date(since.getTime() + waited)
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from clock_timestamp() - transaction_timestamp()) * 1000 as ms`.execute(tx)
  return new Date(since.getTime() + Math.ceil(rows[0]?.ms ?? 0))
}
