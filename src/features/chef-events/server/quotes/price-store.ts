import { sql } from 'kysely'
import type { Cuisine } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'

export interface GuestPriceRow {
  cuisine: Cuisine
  guestsLeast: number
  guestsMost: number
  leastFils: number
  mostFils: number
}

interface Wanted {
  cuisines: readonly Cuisine[]
  since: Date
  /** So many accepted quotes of so many chefs: no one's own price is read out of it. */
  quotesMin: number
  chefsMin: number
  limit: number
}

/**
 * What a guest cost in quotes that were accepted with the groceries in it, by each cuisine that the
 * customer asked for and the chef cooks; the most booked first.
 */
export const listGuestPrices = async (db: Database, wanted: Wanted): Promise<GuestPriceRow[]> =>
  (await db
    .selectFrom('chef_quotes as q')
    .innerJoin('chef_events as e', 'e.id', 'q.event_id')
    .innerJoin('chefs as c', 'c.id', 'q.chef_id')
    .innerJoin(
      sql<{ cuisine: string }>`unnest(${[...wanted.cuisines]}::text[])`.as<'kitchen'>(
        sql`kitchen(cuisine)`,
      ),
      (join) =>
        join
          .on(sql<boolean>`kitchen.cuisine = any(e.cuisines)`)
          .on(sql<boolean>`kitchen.cuisine = any(c.cuisines)`),
    )
    .select(({ fn }) => [
      'kitchen.cuisine',
      fn.min('q.guest_count').as('guestsLeast'),
      fn.max('q.guest_count').as('guestsMost'),
      fn.min('q.per_guest_fils').as('leastFils'),
      fn.max('q.per_guest_fils').as('mostFils'),
    ])
    .where('q.status', '=', 'accepted')
    .where('q.decided_at', '>=', wanted.since)
    .where(sql<boolean>`'groceries' = any(q.inclusions)`)
    .groupBy('kitchen.cuisine')
    .having(({ fn }) => fn.countAll<number>(), '>=', wanted.quotesMin)
    .having(({ fn }) => fn.count<number>('q.chef_id').distinct(), '>=', wanted.chefsMin)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('kitchen.cuisine')
    .limit(wanted.limit)
    .execute()) as GuestPriceRow[]
