import { sql, type Expression } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Placed } from '../store.ts'
import type { FoundDish, FoundKitchen } from './catalogue.ts'

/** Lists come as one text each: the driver takes arrays apart letter by letter. */
const asText = (list: Expression<unknown>) => sql<string>`array_to_string(${list}, ' ')`

/** Kitchens that customers are shown, with the dishes that can be had; all of them, or these. */
export async function readKitchens(db: Database, ids?: readonly number[]): Promise<FoundKitchen[]> {
  const menu = sql`array(
    select m.dish_id from menu_items m
     where m.restaurant_id = restaurants.id and m.is_available order by m.sort_order, m.id)`
  const rows = await db
    .selectFrom('restaurants')
    .select([
      'id',
      'name_en as nameEn',
      'name_ar as nameAr',
      asText(sql.ref('cuisines')).as('cuisines'),
      'latitude',
      'longitude',
      'delivery_radius_km as deliveryRadiusKm',
      'monthly_price_fils as monthlyPriceFils',
      'rating',
      'rating_count as ratingCount',
      asText(menu).as('menu'),
    ])
    .where('is_active', '=', true)
    .where('area_id', 'is not', null)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids}::integer[])`))
    .$narrowType<Placed>()
    .execute()
  const listOf = listReader()
  return rows.map((row) => ({ ...row, cuisines: listOf(row.cuisines), menu: numbersOf(row.menu) }))
}

/** The dishes of all menus, or those of some. */
export function readDishes(db: Database, restaurantIds?: readonly number[]): Promise<FoundDish[]> {
  const ofThese = sql`and m.restaurant_id = any(${restaurantIds}::integer[])`
  const offered = sql`(
    select m.dish_id from menu_items m
     where m.is_available ${restaurantIds === undefined ? sql`` : ofThese})`
  return readDishesWhere(db, sql<boolean>`id in ${offered}`)
}

/** The dishes that kitchens share, and some by their numbers. */
export const readSharedDishes = (db: Database, ids: readonly number[]): Promise<FoundDish[]> =>
  readDishesWhere(db, sql<boolean>`(restaurant_id is null or id = any(${ids}::integer[]))`)

async function readDishesWhere(db: Database, where: Expression<boolean>): Promise<FoundDish[]> {
  const rows = await db
    .selectFrom('dishes')
    .select([
      'id',
      'slug',
      'name_en as nameEn',
      'name_ar as nameAr',
      asText(sql.ref('diets')).as('diets'),
      sql<boolean>`restaurant_id is null`.as('isShared'),
    ])
    .where(where)
    .execute()
  const listOf = listReader()
  return rows.map((row) => ({ ...row, diets: listOf(row.diets) }))
}

/** Lists with the same words in them are one. */
function listReader(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>([['', []]])
  return (text) => {
    const list = known.get(text) ?? text.split(' ')
    known.set(text, list)
    return list
  }
}

const numbersOf = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number))
