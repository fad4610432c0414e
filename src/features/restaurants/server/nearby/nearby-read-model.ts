import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Point } from '#shared/place/geo.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { COLUMNS, listFullDays, type Placed } from '../store.ts'

/** Where a page of kitchens ends: that kitchen's place in the order, and its number. */
export interface Mark {
  rank: number
  id: number
}

export interface Around {
  /** Of these kitchens only. */
  ids?: readonly number[] | undefined
  after?: Mark | undefined
  /** All of them, where it is left out. */
  limit?: number | undefined
}

/** A kitchen's place in the order; `away` is its distance on the map. */
export interface Reaching {
  id: number
  nameEn: string
  nameAr: string
  away: number
}

interface Parameters extends Point {
  ids: readonly number[]
  rank: number
  id: number
}

/**
 * So many are read where fewer are asked for: a page of 12, or one of 100, and the first of the next
 * page. The statement has the number itself: for a parameter PostgreSQL doesn't know that the index
 * will do, and plans each time.
 */
const READ_AT_ONCE = [13, 101]

/**
 * The index on the map hands out kitchens in this order, so that only those of the page are looked
 * at. Only what is asked for is in the text: a condition that may not apply would keep PostgreSQL
 * from that plan.
 */
const statementFor = ({ ids, after }: Around, count: number | undefined) =>
  prepared<Parameters>()((db, param) => {
    const here = sql`${param('latitude')}::float8, ${param('longitude')}::float8`
    const away = sql<number>`(map_point(latitude, longitude) <-> map_point(${here}))`
    return (
      db
        .selectFrom('restaurants')
        .select(['id', 'name_en as nameEn', 'name_ar as nameAr', away.as('away')])
        // As the index has it, which a parameter would not be.
        .where(sql<boolean>`is_active`)
        .where(sql<boolean>`km_between(latitude, longitude, ${here}) <= delivery_radius_km`)
        .$if(ids !== undefined, (query) =>
          query.where(sql<boolean>`id = any(${param('ids')}::integer[])`),
        )
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(${away}, id) > (${param('rank')}::float8, ${param('id')}::integer)`,
          ),
        )
        .orderBy(away)
        .orderBy('id')
        .$if(count !== undefined, (query) => query.limit(sql.lit(count ?? 0)))
    )
  })

const statements = new Map<string, ReturnType<typeof statementFor>>()

function statementOf(around: Around) {
  const { ids, after, limit } = around
  const count = limit === undefined ? undefined : READ_AT_ONCE.find((one) => one >= limit)
  const asked = `${ids !== undefined} ${after !== undefined} ${count}`
  const known = statements.get(asked)
  if (known) return known
  const statement = statementFor(around, count)
  statements.set(asked, statement)
  return statement
}

/**
 * Active kitchens whose delivery radius reaches a point, nearest first; `limit` of them. Which come
 * on a page goes by the map, which is true to 0.3 % of the distance.
 */
export async function listKitchensReaching(
  db: Database,
  { latitude, longitude }: Point,
  around: Around,
): Promise<Reaching[]> {
  const { ids = [], after = { rank: 0, id: 0 }, limit } = around
  const rows = await statementOf(around)(db, { latitude, longitude, ids, ...after })
  return limit === undefined ? rows : rows.slice(0, limit)
}

const cardRows = prepared<{ ids: readonly number[] }>()((db, param) =>
  db
    .selectFrom('restaurants')
    .innerJoin('areas', 'areas.id', 'restaurants.area_id')
    .select(COLUMNS)
    .select([
      sql<string[]>`array(
        select d.slug from menu_items m join dishes d on d.id = m.dish_id
         where m.restaurant_id = restaurants.id and m.is_available and 'lunch' = any(d.meal_times)
         order by m.sort_order, m.id limit 3)`.as('plates'),
      sql<number>`(
        select count(*) from menu_items m
         where m.restaurant_id = restaurants.id and m.is_available)`.as('dishCount'),
    ])
    .where(sql<boolean>`restaurants.id = any(${param('ids')}::integer[])`)
    .where('restaurants.is_active', '=', true)
    .$narrowType<Placed>(),
)

/** What a list shows of a kitchen, for everybody and wherever they are; money in fils. */
export type KitchenCard = Awaited<ReturnType<typeof cardRows>>[number] & {
  /** From the day on for which it was read. */
  fullDays: ReadonlySet<Day>
}

/** Those of some kitchens that are active, in any order. */
export async function readCards(
  db: Database,
  ids: readonly number[],
  from: Day,
): Promise<KitchenCard[]> {
  const rows = await cardRows(db, { ids })
  const fullDays = await listFullDays(db, [...ids], from)
  return rows.map((row) => ({ ...row, fullDays: fullDays.get(row.id) ?? new Set() }))
}
