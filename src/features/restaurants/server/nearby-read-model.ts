import { sql } from 'kysely'
import { distanceKm, type Point } from '#shared/place/geo.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { DIET_DISHES_MIN } from '../rules.ts'
import { COLUMNS, type Placed } from './store.ts'

/** Where a page of kitchens ends: how far that kitchen is on the map, and its number. */
export interface Mark {
  away: number
  id: number
}

export interface Around {
  cuisine?: string | undefined
  diet?: string | undefined
  /** Of these kitchens only. */
  ids?: readonly number[] | undefined
  after?: Mark | undefined
  limit: number
}

interface Parameters extends Point {
  cuisine: string | null
  diet: string | null
  ids: number[] | null
  afterAway: number | null
  afterId: number | null
  limit: number
}

/**
 * Active kitchens that reach a point, the nearest first. The index on the map hands them out in
 * that order, so that only those of the page are looked at; what stands on their menus is counted
 * for these alone.
 */
const kitchensAround = prepared<Parameters>()((db, param) => {
  const away = sql<number>`(map_point(latitude, longitude)
    <-> map_point(${param('latitude')}::float8, ${param('longitude')}::float8))`
  const dishCount = sql<number>`(
    select count(*) from menu_items m join dishes d on d.id = m.dish_id
     where m.restaurant_id = restaurants.id and m.is_available
       and (${param('diet')}::text is null or ${param('diet')}::text = any(d.diets)))`
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('restaurants')
        .selectAll()
        .select(away.as('away'))
        .where('is_active', '=', true)
        .where(
          sql<boolean>`km_between(latitude, longitude,
            ${param('latitude')}::float8, ${param('longitude')}::float8) <= delivery_radius_km`,
        )
        .where(sql<boolean>`(${param('ids')}::integer[] is null or id = any(${param('ids')}))`)
        .where(
          sql<boolean>`(${param('cuisine')}::text is null or ${param('cuisine')} = any(cuisines))`,
        )
        .where(sql<boolean>`(${param('diet')}::text is null or ${dishCount} >= ${DIET_DISHES_MIN})`)
        .where(
          sql<boolean>`(${param('afterId')}::integer is null
            or (${away}, id) > (${param('afterAway')}::float8, ${param('afterId')}))`,
        )
        .orderBy(away)
        .orderBy('id')
        .limit(param('limit'))
        .as('restaurants'),
    )
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
})

export type KitchenNearby = Awaited<ReturnType<typeof kitchensAround>>[number] & {
  distanceKm: number
}

/**
 * Active kitchens whose delivery radius reaches a point, nearest first; `limit` of them. Which come
 * on a page is decided on the map, which is true to 0.3 % of the distance.
 */
export async function listKitchensReaching(
  db: Database,
  point: Point,
  { cuisine, diet, ids, after, limit }: Around,
): Promise<KitchenNearby[]> {
  const rows = await kitchensAround(db, {
    latitude: point.latitude,
    longitude: point.longitude,
    cuisine: cuisine ?? null,
    diet: diet ?? null,
    ids: ids ? [...ids] : null,
    afterAway: after?.away ?? null,
    afterId: after?.id ?? null,
    limit,
  })
  return rows.map((row) => ({ ...row, distanceKm: distanceKm(point, row) }))
}
