import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const COLUMNS = [
  'menu_items.id',
  'menu_items.restaurant_id as restaurantId',
  'menu_items.dish_id as dishId',
  'menu_items.price_fils as priceFils',
  'menu_items.is_available as isAvailable',
  'menu_items.sold_out_until as soldOutUntil',
  'menu_items.daily_limit as dailyLimit',
  'dishes.slug',
  'dishes.name_en as nameEn',
  'dishes.name_ar as nameAr',
  'dishes.description_en as descriptionEn',
  'dishes.description_ar as descriptionAr',
  'dishes.cuisine',
  'dishes.category_id as categoryId',
  'dishes.meal_times as mealTimes',
  'dishes.kcal',
  'dishes.protein_g as proteinG',
  'dishes.carbs_g as carbsG',
  'dishes.fat_g as fatG',
  'dishes.allergens',
  'dishes.diets',
] as const

/** Of all ingredients of the dish, those that it contains included, and of its text. */
const traces = sql<string[]>`array(
  select unnest(dishes.text_traces)
   union all
  select unnest(i.may_contain)
    from dish_lines l join ingredients i on i.id = l.ingredient_id
   where l.dish_id = dishes.id
)`.as('traces')

const menuRows = prepared<{ restaurantIds: number[] }>()((db, param) =>
  db
    .selectFrom('menu_items')
    .innerJoin('dishes', 'dishes.id', 'menu_items.dish_id')
    .select([...COLUMNS, traces])
    .where('menu_items.restaurant_id', '=', sql<number>`any(${param('restaurantIds')}::integer[])`)
    .where('menu_items.is_available', '=', true)
    .orderBy('menu_items.restaurant_id')
    .orderBy('menu_items.sort_order'),
)

/** A dish as a kitchen offers it; money in fils. */
export type MenuRow = Awaited<ReturnType<typeof menuRows>>[number]

/** What kitchens offer now, in the order of their menus. */
export const listMenu = (db: Database, restaurantIds: number[]): Promise<MenuRow[]> =>
  menuRows(db, { restaurantIds })

const everyDish = prepared<Record<never, never>>()((db) =>
  db
    .selectFrom('menu_items')
    .innerJoin('dishes', 'dishes.id', 'menu_items.dish_id')
    .innerJoin('restaurants', 'restaurants.id', 'menu_items.restaurant_id')
    .select([...COLUMNS, traces])
    .distinctOn('menu_items.dish_id')
    .where('menu_items.is_available', '=', true)
    .where('restaurants.is_active', '=', true)
    .orderBy('menu_items.dish_id')
    .orderBy('menu_items.restaurant_id'),
)

/** Every dish that some active kitchen offers, once. */
export const listEveryDish = (db: Database): Promise<MenuRow[]> => everyDish(db, {})
