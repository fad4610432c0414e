import { sql } from 'kysely'
import type { Cuisine } from '#shared/food/food.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { inOrder, type Sorting } from '#server/database/sorting.ts'
import { isLike } from '#server/database/search.ts'
import type { exportRestaurants } from '../contract.ts'

export type RestaurantFilters = Input<typeof exportRestaurants>

const SORTED = { table: sql`restaurants as r`, id: 'r.id' }

function sortingOf(sort: RestaurantFilters['sort'], language: Language): Sorting {
  if (sort === 'name') return { column: `r.name_${language}`, isDescending: false }
  if (sort === 'price') return { column: 'r.monthly_price_fils', isDescending: true }
  return { isDescending: sort === 'newest' }
}

const restaurants = (db: Database) =>
  db
    .selectFrom('restaurants as r')
    .leftJoin('areas as a', 'a.id', 'r.area_id')
    .leftJoin('users as o', 'o.id', 'r.owner_id')
    .select([
      'r.id',
      'r.name_en as nameEn',
      'r.name_ar as nameAr',
      'r.description_en as descriptionEn',
      'r.description_ar as descriptionAr',
      'r.cuisines',
      'r.area_id as areaId',
      'r.address_line as addressLine',
      'r.opening_time as openingTime',
      'r.closing_time as closingTime',
      'r.delivery_minutes_min as deliveryMinutesMin',
      'r.delivery_minutes_max as deliveryMinutesMax',
      'r.delivery_radius_km as deliveryRadiusKm',
      'r.delivery_fee_fils as deliveryFeeFils',
      'r.monthly_price_fils as monthlyPriceFils',
      'r.capacity_per_day as capacityPerDay',
      'r.cutoff_time as cutoffTime',
      'r.cutoff_days as cutoffDays',
      'r.breakfast_window as breakfastWindow',
      'r.lunch_window as lunchWindow',
      'r.dinner_window as dinnerWindow',
      // Before the first review there is none.
      sql<number | null>`case when r.rating_count > 0 then r.rating end`.as('rating'),
      'r.is_active as isActive',
      'r.opened_at as openedAt',
      'r.review_asked_at as reviewAskedAt',
      'r.sent_back_at as sentBackAt',
      'r.sent_back_reason as sentBackReason',
      'r.papers_due_at as papersDueAt',
      'a.name_en as areaEn',
      'a.name_ar as areaAr',
      'a.emirate',
      'o.name as ownerName',
      'o.id as ownerId',
      'o.phone as ownerPhone',
      'o.language as ownerLanguage',
    ])
    .select((eb) =>
      eb
        .selectFrom('menu_items as m')
        .select((inner) => inner.fn.countAll<number>().as('dishes'))
        .whereRef('m.restaurant_id', '=', 'r.id')
        .where('m.is_available', '=', true)
        .where('m.withdrawn_at', 'is', null)
        .$asScalar()
        .as('dishes'),
    )
    .$narrowType<{ cuisines: Cuisine[] }>()

export type RestaurantRow = Awaited<ReturnType<ReturnType<typeof restaurants>['execute']>>[number]

export function listIndexed(
  db: Database,
  { search, isActive, inReview, emirate, sort }: RestaurantFilters,
  { language, ...reach }: { from: number | undefined; limit: number; language: Language },
): Promise<RestaurantRow[]> {
  let query = restaurants(db)
  if (search) query = query.where(isFound(search))
  if (isActive !== undefined) query = query.where('r.is_active', '=', isActive)
  if (inReview !== undefined) {
    query = query.where(inReview ? isInReview : sql<boolean>`not ${isInReview}`)
  }
  if (emirate) query = query.where('a.emirate', '=', emirate)
  return inOrder(query, SORTED, sortingOf(sort, language), reach).execute()
}

/** Its owner waits for our look, or we for the papers of a new one. */
export const isInReview = sql<boolean>`((r.review_asked_at is not null
  and not r.is_active and r.opened_at is null) or r.papers_due_at is not null)`

const isFound = (search: string) => {
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  return sql<boolean>`(${isLike('r.name_en', search)} or ${isLike('r.name_ar', search)}
    or ${number === undefined ? sql`false` : sql`r.id = ${Number(number)}`})`
}

export const findRestaurant = (db: Database, id: number): Promise<RestaurantRow | undefined> =>
  restaurants(db).where('r.id', '=', id).executeTakeFirst()

/** Locked until the transaction ends: the owner's changes and the admin's wait for each other. */
export async function findAndLockRestaurant(
  tx: Transaction,
  id: number,
): Promise<RestaurantRow | undefined> {
  await tx.selectFrom('restaurants').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findRestaurant(tx, id)
}

export const listAreas = (db: Database) =>
  db
    .selectFrom('areas')
    .select(['id', 'name_en as nameEn', 'name_ar as nameAr', 'latitude', 'longitude'])
    .orderBy('emirate')
    .orderBy('name_en')
    .execute()
