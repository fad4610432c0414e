import type { Diet } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Fallback } from '../../rules.ts'

const COLUMNS = [
  's.id',
  's.customer_id as customerId',
  's.status',
  's.fallback',
  's.diets',
  's.payment_method as paymentMethod',
] as const

const withFallback = <R extends { fallback: string; diets: string[] }>(row: R) => ({
  ...row,
  fallback: row.fallback as Fallback,
  diets: row.diets as Diet[],
})

const ownSubscription = prepared<{ id: number; customerId: string }>()((db, param) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .innerJoin('restaurants as r', 'r.id', 's.restaurant_id')
    .select(COLUMNS)
    .select([
      's.asks_fallback as asksFallback',
      'p.name_en as planNameEn',
      'p.name_ar as planNameAr',
      'p.meal_times as mealTimes',
      'r.id as restaurantId',
      'r.name_en as restaurantNameEn',
      'r.name_ar as restaurantNameAr',
    ])
    .where('s.id', '=', param('id'))
    .where('s.customer_id', '=', param('customerId')),
)

export async function findOwnSubscription(db: Database, customerId: string, id: number) {
  const [row] = await ownSubscription(db, { id, customerId })
  return row && withFallback(row)
}

/** Subscriptions of a customer that cook meals and are not over. */
export const listOwnRunning = (db: Database, customerId: string) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select('s.id')
    .where('s.customer_id', '=', customerId)
    .where('s.status', '!=', 'ended')
    .where('s.status', '!=', 'pending_payment')
    .where('p.kind', '=', 'prepared')
    .orderBy('s.id')
    .limit(2)
    .execute()

export type LockedSubscription = NonNullable<Awaited<ReturnType<typeof findAndLockSubscription>>>

/** The lock order of every change: user, subscription, then its days. */
export async function findAndLockSubscription(tx: Transaction, customerId: string, id: number) {
  await lockUser(tx, customerId)
  const row = await tx
    .selectFrom('subscriptions as s')
    .select(COLUMNS)
    .where('s.id', '=', id)
    .where('s.customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && withFallback(row)
}
