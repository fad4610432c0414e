import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import type { Status } from '../../rules.ts'

/** Paid for, or about to be: its deliveries are cooked. */
const RUNNING: readonly Status[] = ['scheduled', 'active', 'paused', 'ending']

/** An AI plan only learns the taste from its restaurant: it depends on none. */
const isOfKitchen = sql<boolean>`exists (
  select from plans where plans.id = subscriptions.plan_id and plans.kind <> 'ai'
)`

/** What depends on a kitchen. */
export interface KitchenImpact {
  running: number
  renewing: number
  deliveries: number
}

export async function findKitchenImpact(
  db: Database,
  restaurantId: number,
  today: Day,
): Promise<KitchenImpact> {
  const counts = await db
    .selectFrom('subscriptions')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('restaurant_id', '=', restaurantId).as('running'),
      eb.fn
        .countAll<number>()
        .filterWhere('status', 'in', ['active', 'paused'])
        .filterWhere(sql<boolean>`coalesce(next_restaurant_id, restaurant_id) = ${restaurantId}`)
        .as('renewing'),
    ])
    .where('status', 'in', RUNNING)
    .where(isOfKitchen)
    .where((eb) =>
      eb.or([eb('restaurant_id', '=', restaurantId), eb('next_restaurant_id', '=', restaurantId)]),
    )
    .executeTakeFirstOrThrow()
  const { deliveries } = await db
    .selectFrom('delivery_days')
    .select((eb) => eb.fn.countAll<number>().as('deliveries'))
    .where('restaurant_id', '=', restaurantId)
    .where('day', '>=', today)
    .where('status', 'in', ['planned', 'locked', 'preparing', 'out_for_delivery'])
    .executeTakeFirstOrThrow()
  return { ...counts, deliveries }
}

/** Subscriptions with deliveries that are paid and not over, by their kitchen. */
export async function countByKitchen(
  db: Database,
  restaurantIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('subscriptions')
    .select((eb) => ['restaurant_id as id', eb.fn.countAll<number>().as('count')])
    .where('restaurant_id', '=', sql<number>`any(${restaurantIds}::integer[])`)
    .where('status', 'in', RUNNING)
    .where(isOfKitchen)
    .groupBy('restaurant_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}
