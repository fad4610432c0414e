import { sql } from 'kysely'
import { distanceKm, type Point } from '#shared/place/geo.ts'
import type { Database } from '#server/database/database.ts'
import { COLUMNS, type Placed } from '../store.ts'

/** Where a page of kitchens ends: that kitchen's place in the order, and its number. */
export interface Mark {
  rank: number
  id: number
}

export interface Around {
  /** Of their dishes, only those that suit it are counted. */
  diet?: string | undefined
  /** Of these kitchens only. */
  ids?: readonly number[] | undefined
  after?: Mark | undefined
  /** All of them, where it is left out. */
  limit?: number | undefined
}

/**
 * Active kitchens that reach a point, the nearest first. The index on the map hands them out in that
 * order, so that only those of the page are looked at; what stands on their menus is counted for
 * these alone. Only what is asked for is in the text: a condition that may not apply would keep
 * PostgreSQL from that plan.
 */
function kitchensAround(db: Database, point: Point, { diet, ids, after, limit }: Around) {
  const away = sql<number>`(map_point(latitude, longitude)
    <-> map_point(${point.latitude}::float8, ${point.longitude}::float8))`
  const suits = sql`m.dish_id in (select d.id from dishes d where ${diet} = any(d.diets))`
  const dishCount = sql<number>`(
    select count(*) from menu_items m
     where m.restaurant_id = restaurants.id and m.is_available
       and ${diet === undefined ? sql`true` : suits})`
  const page = db
    .selectFrom('restaurants')
    .selectAll()
    .select(away.as('away'))
    // As it stands in the index, which a parameter would not be.
    .where(sql<boolean>`is_active`)
    .where(
      sql<boolean>`km_between(latitude, longitude,
        ${point.latitude}::float8, ${point.longitude}::float8) <= delivery_radius_km`,
    )
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids}::integer[])`))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${away}, id) > (${after?.rank}::float8, ${after?.id}::integer)`),
    )
    .orderBy(away)
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
  return db
    .selectFrom(page.as('restaurants'))
    .innerJoin('areas', 'areas.id', 'restaurants.area_id')
    .select(COLUMNS)
    .select([
      'restaurants.away',
      sql<string[]>`array(
        select d.slug from menu_items m join dishes d on d.id = m.dish_id
         where m.restaurant_id = restaurants.id and m.is_available and 'lunch' = any(d.meal_times)
         order by m.sort_order limit 3)`.as('plates'),
      dishCount.as('dishCount'),
    ])
    .orderBy('restaurants.away')
    .orderBy('restaurants.id')
    .$narrowType<Placed>()
}

type KitchenRow = Awaited<ReturnType<ReturnType<typeof kitchensAround>['execute']>>[number]

export type KitchenNearby = KitchenRow & { distanceKm: number }

/**
 * Active kitchens whose delivery radius reaches a point, nearest first; `limit` of them. Which come
 * on a page goes by the map, which is true to 0.3 % of the distance.
 */
export async function listKitchensReaching(
  db: Database,
  point: Point,
  around: Around,
): Promise<KitchenNearby[]> {
  const rows = await kitchensAround(db, point, around).execute()
  return rows.map((row) => ({ ...row, distanceKm: distanceKm(point, row) }))
}
