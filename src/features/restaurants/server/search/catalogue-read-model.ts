import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Placed } from '../store.ts'
import type { FoundDish, FoundKitchen } from './catalogue.ts'

/** Kitchens that customers are shown, with the dishes that can be had; all of them, or these. */
export async function readKitchens(db: Database, ids?: readonly number[]): Promise<FoundKitchen[]> {
  const menu = sql<number[]>`array(
    select m.dish_id from menu_items m
     where m.restaurant_id = restaurants.id and m.is_available order by m.sort_order, m.id)`
  return db
    .selectFrom('restaurants')
    .select([
      'id',
      'name_en as nameEn',
      'name_ar as nameAr',
      'cuisines',
      'latitude',
      'longitude',
      'delivery_radius_km as deliveryRadiusKm',
      'monthly_price_fils as monthlyPriceFils',
      'rating',
      'rating_count as ratingCount',
      menu.as('menu'),
    ])
    .where('is_active', '=', true)
    .where('area_id', 'is not', null)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids}::integer[])`))
    .$narrowType<Placed>()
    .execute()
}

/** The dishes of all menus, or those of some. */
export function readDishes(db: Database, restaurantIds?: readonly number[]): Promise<FoundDish[]> {
  const ofThese = sql`and m.restaurant_id = any(${restaurantIds}::integer[])`
  const offered = sql<number>`(
    select m.dish_id from menu_items m
     where m.is_available ${restaurantIds === undefined ? sql`` : ofThese})`
  return db
    .selectFrom('dishes')
    .select(['id', 'slug', 'name_en as nameEn', 'name_ar as nameAr', 'diets'])
    .where(sql<boolean>`id in ${offered}`)
    .execute()
}
