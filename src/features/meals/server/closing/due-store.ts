import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Diet } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface DueSubscription {
  subscriptionId: number
  customerId: string
}

const COLUMNS = ['subscription_id as subscriptionId', 'customer_id as customerId'] as const

const dueDays = (db: Database) =>
  db
    .selectFrom('delivery_days')
    .select(COLUMNS)
    .distinct()
    .where('status', '=', 'planned')
    .orderBy('subscription_id')

const dueOfCustomer = prepared<{ customerId: string; now: Date }>()((db, param) =>
  dueDays(db).where('customer_id', '=', param('customerId')).where('locks_at', '<=', param('now')),
)

const dueOfKitchen = prepared<{ restaurantId: number; now: Date; from: Day; to: Day }>()(
  (db, param) =>
    dueDays(db)
      .where('restaurant_id', '=', param('restaurantId'))
      .where('day', '>=', param('from'))
      .where('day', '<=', param('to'))
      .where('locks_at', '<=', param('now')),
)

const dueOfAll = prepared<{ now: Date; limit: number }>()((db, param) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('delivery_days')
        .select(COLUMNS)
        .where('status', '=', 'planned')
        .where('locks_at', '<=', param('now'))
        .orderBy('locks_at')
        .limit(sql<number>`${param('limit')}::integer`)
        .as('due'),
    )
    .select(['due.subscriptionId', 'due.customerId'])
    .distinct()
    .orderBy('due.subscriptionId'),
)

export const listDueOfCustomer = (
  db: Database,
  customerId: string,
  now: Date,
): Promise<DueSubscription[]> => dueOfCustomer(db, { customerId, now })

export const listDueOfKitchen = (
  db: Database,
  restaurantId: number,
  { from, to }: { from: Day; to: Day },
  now: Date,
): Promise<DueSubscription[]> => dueOfKitchen(db, { restaurantId, now, from, to })

/** Of the days whose cut-off passed first, so many. */
export const listDueOfAll = (db: Database, now: Date, limit: number): Promise<DueSubscription[]> =>
  dueOfAll(db, { now, limit })

export interface LockedDueDay extends DueSubscription {
  id: number
  day: Day
  restaurantId: number
  meals: number
  diets: Diet[]
}

/**
 * Due days that are paid for, in the lock order of all: users, subscriptions, days. Anyone who is
 * busy with a change of their own is passed over, so that no one waits for anyone here.
 */
export async function lockDueDays(
  tx: Transaction,
  batch: readonly DueSubscription[],
  now: Date,
): Promise<LockedDueDay[]> {
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`any(${batch.map(({ customerId }) => customerId)}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  const customers = users.map(({ id }) => id)
  const locked = await tx
    .selectFrom('subscriptions')
    .select(['id', 'diets'])
    .where('id', '=', sql<number>`any(${idsOf(batch)}::integer[])`)
    .where('customer_id', '=', sql<string>`any(${customers}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  const dietsOf = new Map(locked.map(({ id, diets }) => [id, diets as Diet[]]))
  const days = await tx
    .selectFrom('delivery_days')
    .select([
      'id',
      'subscription_id as subscriptionId',
      'customer_id as customerId',
      'day',
      'restaurant_id as restaurantId',
      'meals',
    ])
    .where('cycle_id', 'in', (eb) =>
      eb
        .selectFrom('subscription_cycles')
        .select('id')
        .where('subscription_id', '=', sql<number>`any(${[...dietsOf.keys()]}::integer[])`)
        .where('payment', 'in', ['paid', 'refunded']),
    )
    .where('subscription_id', '=', sql<number>`any(${[...dietsOf.keys()]}::integer[])`)
    .where('status', '=', 'planned')
    .where('locks_at', '<=', now)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  return days.map((day) => ({ ...day, diets: dietsOf.get(day.subscriptionId) ?? [] }))
}

/** Of these subscriptions, those that still have something due. */
export async function listStillDue(
  tx: Transaction,
  batch: readonly DueSubscription[],
  now: Date,
): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('delivery_days')
    .select('subscription_id as subscriptionId')
    .distinct()
    .where('subscription_id', '=', sql<number>`any(${idsOf(batch)}::integer[])`)
    .where('status', '=', 'planned')
    .where('locks_at', '<=', now)
    .execute()
  return new Set(rows.map(({ subscriptionId }) => subscriptionId))
}

const idsOf = (batch: readonly DueSubscription[]): number[] =>
  batch.map(({ subscriptionId }) => subscriptionId)
