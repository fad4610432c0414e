import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Day } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { DB } from '#server/database/schema.gen.ts'
import type { Cutoff } from '../rules.ts'

/** A kitchen as it is read, its area with it. */
export const COLUMNS = [
  'restaurants.id',
  'restaurants.owner_id as ownerId',
  'restaurants.name_en as nameEn',
  'restaurants.name_ar as nameAr',
  'restaurants.description_en as descriptionEn',
  'restaurants.description_ar as descriptionAr',
  'restaurants.cuisines',
  'restaurants.latitude',
  'restaurants.longitude',
  'restaurants.rating',
  'restaurants.rating_count as ratingCount',
  'restaurants.opening_time as openingTime',
  'restaurants.closing_time as closingTime',
  'restaurants.delivery_minutes_min as deliveryMinutesMin',
  'restaurants.delivery_minutes_max as deliveryMinutesMax',
  'restaurants.delivery_fee_fils as deliveryFeeFils',
  'restaurants.delivery_radius_km as deliveryRadiusKm',
  'restaurants.monthly_price_fils as monthlyPriceFils',
  'restaurants.capacity_per_day as capacityPerDay',
  'restaurants.cutoff_time as cutoffTime',
  'restaurants.cutoff_days as cutoffDays',
  'restaurants.breakfast_window as breakfastWindow',
  'restaurants.lunch_window as lunchWindow',
  'restaurants.dinner_window as dinnerWindow',
  'restaurants.is_active as isActive',
  'areas.name_en as areaEn',
  'areas.name_ar as areaAr',
  'areas.emirate',
] as const

/** A kitchen that has an area has a point too; one without either is nothing to customers. */
export interface Placed {
  latitude: number
  longitude: number
}

const kitchenById = prepared<{ id: number }>()((db, param) =>
  db
    .selectFrom('restaurants')
    .innerJoin('areas', 'areas.id', 'restaurants.area_id')
    .select(COLUMNS)
    .where('restaurants.id', '=', param('id'))
    .$narrowType<Placed>(),
)

/** A restaurant as other features see it; money in fils. */
export type Kitchen = Awaited<ReturnType<typeof kitchenById>>[number]

export const findKitchen = async (db: Database, id: number): Promise<Kitchen | undefined> =>
  (await kitchenById(db, { id }))[0]

const cutoffById = prepared<{ id: number }>()((db, param) =>
  db
    .selectFrom('restaurants')
    .select(['cutoff_time as cutoffTime', 'cutoff_days as cutoffDays'])
    .where('id', '=', param('id')),
)

/** A kitchen's cut-off at this moment, for a caller that has waited since it read the kitchen. */
export const findCutoff = async (db: Database, id: number): Promise<Cutoff | undefined> =>
  (await cutoffById(db, { id }))[0]

/** The clock times at which days of restaurants are closed to changes. */
export async function listCutoffTimes(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('restaurants')
    .select('cutoff_time')
    .distinct()
    .where('is_active', '=', true)
    .execute()
  return rows.map(({ cutoff_time: time }) => time)
}

const kitchenByOwner = prepared<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom('restaurants')
    .leftJoin('areas', 'areas.id', 'restaurants.area_id')
    .select(COLUMNS)
    .where('restaurants.owner_id', '=', param('ownerId')),
)

/** A kitchen as its owner has it: without an area before they gave it. */
export type OwnKitchen = Awaited<ReturnType<typeof kitchenByOwner>>[number]

/** The kitchen that a person runs. @throws Refusal `kitchen_not_found` (404) */
export async function findOwnKitchen(db: Database, ownerId: string): Promise<OwnKitchen> {
  const [kitchen] = await kitchenByOwner(db, { ownerId })
  if (!kitchen) throw new Refusal('kitchen_not_found', 404)
  return kitchen
}

const takesNothing = (
  eb: ExpressionBuilder<DB, 'kitchen_days'>,
  isFull: Expression<SqlBool>,
): Expression<SqlBool> =>
  eb.or([isFull, eb('is_closed', '=', true), eb('frozen_at', 'is not', null)])

const fullDayRows = prepared<{ ids: number[]; from: Day }>()((db, param) =>
  db
    .selectFrom('kitchen_days')
    .select(['restaurant_id as restaurantId', 'day'])
    .where('restaurant_id', '=', sql<number>`any(${param('ids')}::integer[])`)
    .where('day', '>=', param('from'))
    .where((eb) => takesNothing(eb, eb('booked', '>=', eb.ref('capacity')))),
)

/** The days from `from` on without a place left, for each kitchen. */
export async function listFullDays(
  db: Database,
  ids: number[],
  from: Day,
): Promise<Map<number, Set<Day>>> {
  const full = new Map<number, Set<Day>>(ids.map((id) => [id, new Set()]))
  for (const { restaurantId, day } of await fullDayRows(db, { ids, from })) {
    full.get(restaurantId)?.add(day)
  }
  return full
}

/** Days of a kitchen on which so many portions are not left. */
export async function listDaysWithout(
  db: Database,
  portions: number,
  restaurantId: number,
  from: Day,
): Promise<Set<Day>> {
  const rows = await db
    .selectFrom('kitchen_days')
    .select('day')
    .where('restaurant_id', '=', restaurantId)
    .where('day', '>=', from)
    .where((eb) => takesNothing(eb, eb(eb('booked', '+', portions), '>', eb.ref('capacity'))))
    .execute()
  return new Set(rows.map(({ day }) => day))
}

const categoryRows = prepared<Record<never, never>>()((db) =>
  db.selectFrom('meal_categories').selectAll().orderBy('sort_order'),
)

export const listCategoryRows = (db: Database) => categoryRows(db, {})

const areaBySlug = prepared<{ slug: string }>()((db, param) =>
  db.selectFrom('areas').selectAll().where('slug', '=', param('slug')),
)

export const findAreaBySlug = async (db: Database, slug: string) =>
  (await areaBySlug(db, { slug }))[0]

const ownSubscription = prepared<{ id: number; customerId: string }>()((db, param) =>
  db
    .selectFrom('subscriptions')
    .select(['restaurant_id as restaurantId', 'address_id as addressId'])
    .where('id', '=', param('id'))
    .where('customer_id', '=', param('customerId')),
)

export const findOwnSubscription = async (db: Database, customerId: string, id: number) =>
  (await ownSubscription(db, { id, customerId }))[0]
