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

export interface DishesWanted {
  categoryId?: number | undefined
  /** A dish has to suit them all. */
  diets: string[]
  /** The last dish of the page before. */
  after?: number | undefined
  limit: number
}

/**
 * Dishes that some active kitchen offers, each once, as the first of those kitchens offers it;
 * `limit` of them. Only what is asked for is in the text, as in the list of kitchens.
 */
export const listDishes = (
  db: Database,
  { categoryId, diets, after, limit }: DishesWanted,
): Promise<MenuRow[]> =>
  db
    .selectFrom('dishes')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('menu_items as m')
          .innerJoin('restaurants as r', 'r.id', 'm.restaurant_id')
          .selectAll('m')
          .whereRef('m.dish_id', '=', 'dishes.id')
          .where('m.is_available', '=', true)
          .where('r.is_active', '=', true)
          .orderBy('m.restaurant_id')
          .limit(1)
          .as('menu_items'),
      (join) => join.onTrue(),
    )
    .select([...COLUMNS, traces])
    .$if(categoryId !== undefined, (query) =>
      query.where('dishes.category_id', '=', categoryId ?? 0),
    )
    .$if(diets.length > 0, (query) => query.where(sql<boolean>`dishes.diets @> ${diets}::text[]`))
    .$if(after !== undefined, (query) => query.where('dishes.id', '>', after ?? 0))
    .orderBy('dishes.id')
    .limit(limit)
    .execute()
