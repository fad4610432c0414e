import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'

export interface KitchenDayRow {
  day: Day
  booked: number
  capacity: number
  isCapacityOwn: boolean
  isClosed: boolean
  frozenAt: Date | null
  deliveries: number
}

/** Every day from one to another, also where no one has booked yet. */
export async function listKitchenDays(
  db: Database,
  restaurantId: number,
  { from, to }: { from: Day; to: Day },
): Promise<KitchenDayRow[]> {
  const { rows } = await sql<KitchenDayRow>`
    select days.day::date as day,
           coalesce(k.booked, 0) as booked,
           coalesce(k.capacity, r.capacity_per_day) as capacity,
           coalesce(k.is_capacity_own, false) as "isCapacityOwn",
           coalesce(k.is_closed, false) as "isClosed",
           k.frozen_at as "frozenAt",
           (select count(*)::integer from delivery_days d
             where d.restaurant_id = r.id and d.day = days.day::date
               and d.status <> 'skipped') as deliveries
      from restaurants r
     cross join generate_series(${from}::date, ${to}::date, '1 day') as days (day)
      left join kitchen_days k on k.restaurant_id = r.id and k.day = days.day::date
     where r.id = ${restaurantId}
     order by 1`.execute(db)
  return rows
}

/** Deliveries of a kitchen that come on these days and can still be changed. */
export interface OpenDelivery {
  id: number
  subscriptionId: number
  customerId: string
  phone: string
  language: string
  day: Day
}

export const listOpenDeliveries = (
  db: Database,
  restaurantId: number,
  { from, to }: { from: Day; to: Day },
  now: Date,
): Promise<OpenDelivery[]> =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('users as u', 'u.id', 'd.customer_id')
    .select([
      'd.id',
      'd.subscription_id as subscriptionId',
      'd.customer_id as customerId',
      'u.phone',
      'u.language',
      'd.day',
    ])
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.day', '>=', from)
    .where('d.day', '<=', to)
    .where('d.status', '=', 'planned')
    .where('d.locks_at', '>', now)
    .orderBy('d.day')
    .orderBy('d.id')
    .execute()
