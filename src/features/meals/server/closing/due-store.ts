import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
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
